/**
 * The style of the diagram. Everything is centered on its rail, so the browser's layout brings all rails to one height.
 * A part covers the rail behind it with its own background.
 */
export const diagramStyle = `
.rail-map { --rail: 1.5px solid var(--line-strong); direction: ltr; inline-size: max-content; margin-inline: auto; padding: 14px; font: 14px/18px var(--mono); }
.rail-map * { position: relative; }
.rail-map > .rail-row { padding-inline: 24px; background: radial-gradient(circle at 5px 50%, var(--line-strong) 5px, transparent 5.5px), radial-gradient(circle at calc(100% - 5px) 50%, var(--line-strong) 5px, transparent 5.5px); }
.rail-row { display: flex; align-items: center; justify-content: center; gap: 16px; min-inline-size: 32px; min-block-size: 20px; }
.rail-row::before { content: ''; position: absolute; inset: 50% 0 auto; border-block-start: var(--rail); }
.rail-flow { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; max-inline-size: 260px; padding-inline: 10px; }
.rail-choice { display: grid; row-gap: 12px; background: var(--surface); }
.rail-choice > .rail-row { padding-inline: 20px; }
.rail-choice > .rail-row::after { content: ''; position: absolute; inset: -6px 0; border-inline: var(--rail); pointer-events: none; }
.rail-choice > .rail-row:is(:first-child, :last-child)::before { content: none; }
.rail-choice > .rail-row:first-child::after { inset-block-start: 50%; border-block-start: var(--rail); border-radius: 8px 8px 0 0; }
.rail-choice > .rail-row:last-child::after { inset-block-end: calc(50% - 1.5px); border-block-end: var(--rail); border-radius: 0 0 8px 8px; }
.rail-choice > .rail-row > * { z-index: 1; }
.rail-around { display: grid; grid-template-rows: 1fr auto 1fr; background: var(--surface); }
.rail-around > :not(i) { grid-row: 2; }
.rail-around > span { grid-row: 1; padding: 2px 6px; color: var(--ink-2); white-space: nowrap; }
.rail-repeat > .rail-row { margin-inline: 20px; }
.rail-repeat::before { content: ''; position: absolute; inset: 50% 0 auto; border-block-start: var(--rail); }
.rail-repeat { min-block-size: 44px; }
.rail-repeat > span { justify-self: center; align-self: start; margin: 0 8px 10px; }
.rail-repeat > .rail-times { grid-row: 3; align-self: end; margin-block: 10px 0; }
.rail-repeat > i { position: absolute; inset: 50% 8px 24px; border: var(--rail); border-block-start: 0; border-radius: 0 0 8px 8px; }
.rail-repeat > .rail-skip { inset-block: 4px 50%; border: var(--rail); border-block-end: 0; border-radius: 8px 8px 0 0; }
.rail-repeat:has(> span) > .rail-skip { inset-block-start: 24px; }
.rail-box { max-inline-size: calc(40ch + 20px); padding: 5px 10px; border: 1px solid var(--line-strong); border-radius: 4px; background: var(--surface-2); overflow-wrap: anywhere; }
.rail-around.rail-box { max-inline-size: none; padding: 0; border-radius: 8px; background: var(--surface); }
.rail-around.rail-box > .rail-row { margin-inline: 0; padding-inline: 10px; }
.rail-box[data-kind="text"] { border-color: var(--accent); border-radius: 13px; background: var(--accent-soft); }
.rail-box[data-kind="place"] { border-color: var(--warn); background: var(--warn-soft); }
.rail-box[data-kind="reference"] { border: 1px dashed var(--accent); }
.rail-box[data-kind="group"] { border-color: var(--accent); }
.rail-box[data-kind="plain-group"] { border-style: dashed; }
.rail-around.rail-box[data-kind="class"] { background: var(--surface-2); }
.rail-around.rail-box[data-kind="place"] { background: var(--surface); }
.rail-box[data-kind="note"] { padding: 0; border: 0; color: var(--ink-2); background: none; }
.rail-box[data-at]:not(:has([data-at])) { outline: 3px solid var(--focus); }
`;
