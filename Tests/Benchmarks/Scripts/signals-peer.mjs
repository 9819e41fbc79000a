// The workloads of the program `signals` with alien-signals, for a comparison: prints lines `workload, library, ns_min, nanoseconds`.
//
//     node --expose-gc Scripts/signals-peer.mjs PATH-TO/alien-signals/esm/index.mjs
import { pathToFileURL } from 'node:url';

const { computed, effect, endBatch, signal, startBatch } = await import(pathToFileURL(process.argv[2]));

/** The least time of a round in 15 samples of at least 10 ms. */
function leastNanoseconds(round, reset) {
    const sample = count => {
        const start = process.hrtime.bigint();
        for (let i = 0; i < count; i++) round();
        const time = Number(process.hrtime.bigint() - start);
        reset();
        return time;
    };
    let count = 1;
    while (sample(count) < 10e6) count *= 2;
    return Math.min(...Array.from({ length: 15 }, () => sample(count) / count));
}

function report(workload, round, reset = () => {}) {
    globalThis.gc?.();
    console.log([workload, 'alien-signals', 'ns_min', leastNanoseconds(round, reset)].join('\t'));
}

/** A source with what is to depend on it, and a round that changes it. */
function changing(workload, build) {
    const source = signal(1);
    build(source);
    report(workload, () => source(source() + 1));
}

changing('published_set_1', source => effect(() => { source(); }));
changing('published_set_nosub', () => {});
{
    const source = signal(3);
    let sum = 0;
    report('published_get', () => { sum = (sum + source()) | 0; });
}
{
    const source = signal(1);
    let sum = 0;
    report('subscribe_cancel', () => {
        const next = computed(() => source() + 1);
        effect(() => { sum = (sum + next()) | 0; })();
    });
}
for (const [name, width] of [['diamond', 2], ['diamond_100', 100]]) {
    changing(name, source => {
        const middle = Array.from({ length: width }, (_, i) => computed(() => source() + i));
        const end = computed(() => middle.reduce((sum, value) => sum + value(), 0));
        effect(() => { end(); });
    });
}
changing('unchanged_100', source => {
    const sign = computed(() => source() > 0);
    for (let i = 0; i < 100; i++) {
        const above = computed(() => (sign() ? i : -i));
        effect(() => { above(); });
    }
});
for (const width of [1, 10, 100]) {
    for (const height of [1, 10, 100]) {
        changing(`propagate_w${width}_h${height}`, source => {
            for (let i = 0; i < width; i++) {
                let top = source;
                for (let j = 0; j < height; j++) {
                    const below = top;
                    top = computed(() => below() + 1);
                }
                effect(() => { top(); });
            }
        });
    }
}

// The shapes of js-reactivity-benchmark, as in Shapes.swift.

let total = 0;

/** A source, and a function that reads what changes with it. */
function shape(workload, build) {
    const source = signal(0);
    const end = build(source);
    report(workload, () => {
        source(source() + 1);
        total = (total + end()) | 0;
    });
}

function fan(width) {
    return source => {
        const middle = Array.from({ length: width }, () => computed(() => source() + 1));
        const sum = computed(() => middle.reduce((sum, value) => sum + value(), 0));
        effect(() => { sum(); });
        return sum;
    };
}

shape('avoidable', source => {
    const first = computed(() => source());
    const constant = computed(() => { first(); return 0; });
    const third = computed(() => constant() + 1);
    const fourth = computed(() => third() + 2);
    const last = computed(() => fourth() + 3);
    effect(() => { last(); });
    return last;
});
shape('broad', source => {
    let last;
    for (let i = 0; i < 50; i++) {
        const first = computed(() => source() + i);
        const second = computed(() => first() + 1);
        effect(() => { second(); });
        last = second;
    }
    return last;
});
shape('deep', source => {
    let value = computed(() => source() + 1);
    for (let i = 1; i < 50; i++) {
        const previous = value;
        value = computed(() => previous() + 1);
    }
    effect(() => { value(); });
    return value;
});
shape('diamond_5', fan(5));
shape('fan_100', fan(100));
{
    const heads = Array.from({ length: 100 }, () => signal(0));
    const all = computed(() => heads.map(head => head()));
    const ends = heads.map((_, i) => {
        const one = computed(() => all()[i]);
        return computed(() => one() + 1);
    });
    for (const end of ends) effect(() => { end(); });
    let written = 0;
    report('mux', () => {
        written++;
        heads[written % 10](written);
        total = (total + ends[written % 10]()) | 0;
    });
}
shape('repeated', source => {
    const sum = computed(() => {
        let sum = 0;
        for (let i = 0; i < 30; i++) sum += source();
        return sum;
    });
    effect(() => { sum(); });
    return sum;
});
shape('triangle', source => {
    let value = computed(() => source());
    const all = [];
    for (let i = 0; i < 10; i++) {
        const previous = value;
        all.push(previous);
        value = computed(() => previous() + 1);
    }
    const sum = computed(() => all.reduce((sum, value) => sum + value(), 0));
    effect(() => { sum(); });
    return sum;
});
shape('unstable', source => {
    const double = computed(() => source() * 2);
    const inverse = computed(() => -source());
    const sum = computed(() => {
        let sum = 0;
        for (let i = 0; i < 20; i++) sum += source() % 2 ? double() : inverse();
        return sum;
    });
    effect(() => { sum(); });
    return sum;
});
for (const layers of [1000, 2500]) {
    const sources = [1, 2, 3, 4].map(value => signal(value));
    let layer = sources;
    for (let i = 0; i < layers; i++) {
        const below = layer;
        layer = [
            computed(() => below[1]()), computed(() => below[0]() - below[2]()),
            computed(() => below[1]() + below[3]()), computed(() => below[2]()),
        ];
        for (const value of layer) effect(() => { value(); });
    }
    let isTurned = false;
    report(`cellx_${layers}`, () => {
        isTurned = !isTurned;
        startBatch();
        for (let i = 0; i < 4; i++) sources[i](isTurned ? 4 - i : i + 1);
        endBatch();
        for (const value of layer) total = (total + value()) | 0;
    });
}
{
    let kept = [];
    const drop = () => { kept = []; globalThis.gc?.(); };
    const stop = () => { for (const end of kept) end(); drop(); };
    report('create_variables', () => {
        for (let i = 0; i < 1000; i++) kept.push(signal(i));
    }, drop);
    report('create_1to1', () => {
        for (let i = 0; i < 1000; i++) {
            const source = signal(i);
            const value = computed(() => source());
            kept.push(effect(() => { value(); }));
        }
    }, stop);
    report('create_1000to1', () => {
        const sources = Array.from({ length: 1000 }, (_, i) => signal(i));
        kept.push(effect(() => { total = sources.reduce((sum, source) => sum + source(), 0); }));
    }, stop);
}
changing('update_1to1', source => effect(() => { source(); }));
changing('update_1to1000', source => {
    for (let i = 0; i < 1000; i++) effect(() => { source(); });
});
if (total === 0) console.error('nothing was read');
