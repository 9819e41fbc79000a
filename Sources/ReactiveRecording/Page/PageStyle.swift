/// The style sheet of a recording's page.
enum PageStyle {
    static let text = colors + layout + steps + stage + inspector + narrow

    private static let colors = """
        :root {
          color-scheme: light dark;
          --back: light-dark(#f2f2f7, #101012);
          --card: light-dark(#ffffff, #1c1c1e);
          --raised: light-dark(#ffffff, #2c2c2e);
          --line: light-dark(#d8d8de, #38383c);
          --text: light-dark(#1c1c1e, #f2f2f7);
          --quiet: light-dark(#65656c, #9d9da6);
          --accent: light-dark(#0060df, #4da3ff);
          --soft: light-dark(#e3eeff, #14305a);
          --good: light-dark(#17752f, #57d275);
          --goodback: light-dark(#e2f6e7, #12331c);
          --bad: light-dark(#c0202e, #ff7a80);
          --badback: light-dark(#fdebec, #441518);
          --warn: light-dark(#8a5200, #ffc05c);
          --warnback: light-dark(#fff3dc, #402c0c);
          --found: light-dark(#ffe38a, #6a5200);
          --mono: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", "Liberation Mono", monospace;
          --stage: calc(100vh - 262px);
        }
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="dark"] { color-scheme: dark; }

        """

    private static let layout = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        html, body { height: 100%; }
        body {
          margin: 0; background: var(--back); color: var(--text);
          font: 14px/1.4 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif;
          display: grid; grid-template: auto minmax(0, 1fr) auto / 280px minmax(0, 1fr) 400px;
          grid-template-areas: "head head head" "steps stage details" "foot foot foot";
        }
        button, input, select { font: inherit; color: inherit; }
        button { cursor: pointer; border: 0; background: none; border-radius: 8px; }
        button:disabled { opacity: 0.35; cursor: default; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        h1, h2, h3, p, ol, ul, pre, figure { margin: 0; padding: 0; }
        ol, ul { list-style: none; }
        header {
          grid-area: head; display: flex; align-items: center; gap: 12px; padding: 8px 16px;
          background: var(--card); border-bottom: 1px solid var(--line); min-width: 0;
        }
        h1 { font-size: 16px; font-weight: 650; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
        header p { color: var(--quiet); white-space: nowrap; }
        .spacer { flex: 1; }
        .round {
          width: 34px; height: 34px; font-size: 16px; flex: none; display: grid; place-items: center; padding: 0;
        }
        .round:hover, .more:hover, .small:hover { background: var(--soft); }
        #drawer { display: none; }
        footer {
          grid-area: foot; display: flex; align-items: center; gap: 6px; padding: 6px 16px;
          background: var(--card); border-top: 1px solid var(--line);
        }
        #play { background: var(--accent); color: light-dark(#fff, #06182f); border-radius: 50%; font-size: 13px; }
        #slider { flex: 1; min-width: 60px; margin: 0 8px; accent-color: var(--accent); }
        #count { font-variant-numeric: tabular-nums; color: var(--quiet); min-width: 72px; text-align: right; }
        select {
          border: 1px solid var(--line); border-radius: 8px; background: var(--raised); padding: 4px 6px;
        }
        dialog {
          border: 1px solid var(--line); border-radius: 16px; background: var(--card); color: var(--text);
          padding: 20px 24px; max-width: 440px;
        }
        dialog::backdrop { background: rgb(0 0 0 / 0.4); }
        dialog h2 { font-size: 17px; margin-bottom: 12px; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 0 0 16px; }
        dd { margin: 0; }
        kbd {
          font: 12px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px;
          padding: 1px 6px; background: var(--back); white-space: nowrap;
        }
        .small {
          border: 1px solid var(--line); background: var(--raised); padding: 4px 10px; white-space: nowrap;
        }
        noscript { grid-area: stage; padding: 24px; }

        """

    private static let steps = """
        nav { grid-area: steps; overflow: auto; background: var(--card); border-right: 1px solid var(--line); }
        #steps { padding: 8px; }
        #steps li { content-visibility: auto; contain-intrinsic-size: auto 34px; }
        .step {
          width: 100%; display: flex; gap: 8px; align-items: baseline; text-align: left; padding: 6px 8px;
          min-height: 34px;
        }
        .step:hover { background: var(--back); }
        .step[aria-current] { background: var(--soft); }
        .step .number {
          color: var(--quiet); font-size: 11px; min-width: 22px; text-align: right;
          font-variant-numeric: tabular-nums; flex: none;
        }
        .step .words {
          flex: 1; min-width: 0; overflow: hidden; overflow-wrap: anywhere;
          display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
        }
        .step .words span, .row span, #title, #heading, .heading, .reason, .body { unicode-bidi: isolate; }
        .step .verb { color: var(--quiet); }
        .step .on { font-weight: 600; }
        .step .how { color: var(--quiet); }
        .heading { font-weight: 700; padding: 14px 8px 4px 12px; overflow-wrap: anywhere; }
        .start .verb { color: var(--text); font-weight: 600; }
        .failure .verb { color: var(--bad); font-weight: 700; }
        .flag {
          font-size: 11px; padding: 1px 6px; border-radius: 8px; background: var(--back); color: var(--quiet);
          flex: none; white-space: nowrap;
        }
        .flag.bad { background: var(--badback); color: var(--bad); }
        .flag.warn { background: var(--warnback); color: var(--warn); }
        .found .number { background: var(--found); color: var(--text); border-radius: 6px; padding: 0 3px; }

        """

    private static let stage = """
        main { grid-area: stage; overflow: auto; padding: 16px 20px; display: flex; flex-direction: column; }
        #title { font-size: 20px; font-weight: 650; overflow-wrap: anywhere; max-height: 5.6em; overflow: auto; }
        #heading { color: var(--accent); font-weight: 600; font-size: 13px; overflow-wrap: anywhere; }
        #summary { color: var(--quiet); font-variant-numeric: tabular-nums; min-height: 1.4em; }
        #sides { display: none; }
        .screens {
          flex: 1; display: flex; gap: 16px; justify-content: center; align-items: flex-start; padding-top: 12px;
        }
        .screens figure {
          min-width: 0; flex: 1 1 0; max-width: 900px; display: grid; justify-items: center;
          grid-template-columns: minmax(0, 1fr);
        }
        .caption { color: var(--quiet); font-size: 12px; padding-bottom: 6px; }
        .screen {
          position: relative; border-radius: 18px; background: #fff; overflow: hidden; isolation: isolate;
          box-shadow: 0 0 0 1px var(--line), 0 8px 30px rgb(0 0 0 / 0.14);
        }
        #after .screen { cursor: crosshair; }
        .screen img { position: absolute; inset: 0; width: 100%; height: 100%; display: block; user-select: none; }
        .screen svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
        .missing {
          position: absolute; inset: 0; display: grid; place-items: center; padding: 16px; text-align: center;
          background: var(--card); color: var(--quiet);
        }
        #arrow { align-self: center; color: var(--quiet); font-size: 22px; flex: none; }
        .target { fill: none; stroke: #0a84ff; stroke-width: 2; stroke-dasharray: 5 4; vector-effect: non-scaling-stroke; }
        .match { fill: rgb(255 204 0 / 0.2); stroke: #c98a00; stroke-width: 2; vector-effect: non-scaling-stroke; }
        .chosen { fill: rgb(10 132 255 / 0.14); stroke: #0a84ff; stroke-width: 3; vector-effect: non-scaling-stroke; }
        .touch polyline { fill: none; stroke: #ff375f; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
        .touch .halo { stroke: #fff; stroke-width: 8; opacity: 0.7; }
        .touch .start { fill: #fff; stroke: #ff375f; stroke-width: 3; }
        .touch .finger { fill: rgb(255 55 95 / 0.3); stroke: #ff375f; stroke-width: 2.5; }
        .touch .lifted { fill: #fff; stroke: #ff375f; stroke-width: 2; }
        .touch .held { fill: #ff375f; }
        .touch.faint { opacity: 0.25; }
        #frames { display: flex; gap: 8px; align-items: center; width: 100%; max-width: 420px; padding-top: 10px; }
        #frame { flex: 1; min-width: 0; accent-color: var(--accent); }
        #frameTime { font-size: 12px; color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }

        """

    private static let inspector = """
        aside {
          grid-area: details; overflow: auto; border-left: 1px solid var(--line); padding: 0 12px 16px;
        }
        .find {
          position: sticky; top: 0; z-index: 1; background: var(--back); padding: 12px 0 8px;
          display: grid; gap: 6px;
        }
        .find div { display: flex; gap: 8px; align-items: center; min-height: 28px; }
        #search {
          width: 100%; border: 1px solid var(--line); border-radius: 10px; background: var(--card); padding: 7px 12px;
        }
        #found { color: var(--quiet); flex: 1; font-size: 13px; }
        .find label { display: flex; gap: 5px; align-items: center; font-size: 13px; color: var(--quiet); }
        #changes { accent-color: var(--accent); margin: 0; }
        .card {
          background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 10px 12px;
          margin-bottom: 10px; overflow-wrap: anywhere;
        }
        .card h3 { font-size: 13px; font-weight: 650; padding-bottom: 4px; display: flex; gap: 8px; }
        .card.bad { background: var(--badback); border-color: var(--bad); }
        .card.bad h3 { color: var(--bad); }
        .card.warn { background: var(--warnback); border-color: var(--warn); }
        .card.warn h3 { color: var(--warn); }
        .card pre { white-space: pre-wrap; font: 12px/1.45 var(--mono); max-height: 320px; overflow: auto; }
        .quiet, .reason { color: var(--quiet); }
        .bodies li { padding: 3px 0; }
        .body { font-weight: 600; }
        .badge { font-weight: 400; color: var(--quiet); padding-left: 6px; }
        .reason { font-size: 13px; padding-left: 10px; border-left: 2px solid var(--line); }
        details { padding-top: 6px; }
        summary { color: var(--accent); cursor: pointer; font-size: 13px; }
        .counts { font-weight: 400; color: var(--quiet); }
        .plus { color: var(--good); font-weight: 600; }
        .minus { color: var(--bad); font-weight: 600; }
        .tree { font: 12px/1.5 var(--mono); margin: 0 -6px; }
        .row {
          display: block; width: 100%; text-align: left; font: inherit; border-radius: 5px; position: relative;
          padding: 1px 6px 1px 18px; overflow-wrap: anywhere; content-visibility: auto;
          contain-intrinsic-size: auto 20px;
        }
        button.row:hover { background: var(--back); }
        .row .kind { font-weight: 600; }
        .row .words { color: light-dark(#a0205a, #ff8ab8); white-space: pre-wrap; }
        .row .rest { color: var(--quiet); }
        .row.added { background: var(--goodback); }
        .row.removed { background: var(--badback); text-decoration: line-through; text-decoration-color: var(--bad); }
        .row.added::before, .row.removed::before { position: absolute; left: 5px; font-weight: 700; }
        .row.added::before { content: "+"; color: var(--good); }
        .row.removed::before { content: "−"; color: var(--bad); }
        .row.matching { background: var(--found); }
        .row[aria-pressed="true"] { background: var(--soft); box-shadow: inset 3px 0 var(--accent); }
        .gap { color: var(--quiet); padding: 1px 6px 1px 18px; }
        .more { color: var(--accent); padding: 6px 12px; }

        """

    private static let narrow = """
        @media (max-width: 1180px) {
          body { grid-template-columns: 0 minmax(0, 1fr) minmax(280px, 360px); }
          #drawer { display: grid; }
          nav {
            position: fixed; inset: 51px auto 0 0; width: min(320px, 86vw); z-index: 3; visibility: hidden;
            transform: translateX(-100%); transition: transform 0.2s, visibility 0.2s;
            box-shadow: 0 0 40px rgb(0 0 0 / 0.3);
          }
          .drawer nav { transform: none; visibility: visible; }
        }
        @media (max-width: 860px) {
          :root { --stage: min(72vh, 640px); }
          body {
            display: block; height: auto; padding-bottom: 60px;
          }
          header { position: sticky; top: 0; z-index: 2; }
          header p, #first, #last, #helpButton { display: none; }
          footer { position: fixed; inset: auto 0 0 0; z-index: 2; padding-bottom: max(6px, env(safe-area-inset-bottom)); }
          main, aside { overflow: visible; border: 0; }
          main { padding: 12px 12px 16px; }
          #sides { display: flex; justify-content: center; padding-top: 10px; }
          #sides button { border: 1px solid var(--line); padding: 5px 20px; background: var(--card); border-radius: 0; }
          #sides button:first-child { border-radius: 9px 0 0 9px; }
          #sides button:last-child { border-radius: 0 9px 9px 0; border-left: 0; }
          #sides button[aria-pressed="true"] { background: var(--soft); color: var(--accent); font-weight: 600; }
          [data-side="after"] #before:not([hidden]), [data-side="before"] #before:not([hidden]) ~ #after,
          #arrow, .caption { display: none; }
          .find { position: static; }
          #count { min-width: 0; }
        }
        @media (prefers-reduced-motion: reduce) { nav { transition: none !important; } }
        @media print { nav, footer, .find { display: none; } }

        """
}
