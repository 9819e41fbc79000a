// The workloads of the program `signals` with alien-signals, for a comparison: prints lines `workload, library, ns_min, nanoseconds`.
//
//     node --expose-gc Scripts/signals-peer.mjs PATH-TO/alien-signals/esm/index.mjs
import { pathToFileURL } from 'node:url';

const { computed, effect, signal } = await import(pathToFileURL(process.argv[2]));

/** The least time of a round in 15 samples of at least 10 ms. */
function leastNanoseconds(round) {
    const sample = count => {
        const start = process.hrtime.bigint();
        for (let i = 0; i < count; i++) round();
        return Number(process.hrtime.bigint() - start);
    };
    let count = 1;
    while (sample(count) < 10e6) count *= 2;
    return Math.min(...Array.from({ length: 15 }, () => sample(count) / count));
}

function report(workload, round) {
    globalThis.gc?.();
    console.log([workload, 'alien-signals', 'ns_min', leastNanoseconds(round)].join('\t'));
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
