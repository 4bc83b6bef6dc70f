import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './state.ts';

const mostBytes = 20_000_000;

export default defineOperation({
  schema,
  takes: 'text',
  input: { accept: '.svg,image/svg+xml', placeholder: 'Paste SVG, or drop files' },
  sample: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="30" fill="#0f766e"/>
  <path d="M18 33l10 10 19-21" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
</svg>
`,
  filesAtOnce: 1,
  quickSize: 0,
  timeLimitMs: 60_000,
  // Only pages can draw SVG: `run` reads it in a worker, and `confirm` draws it.
  needsBrowser: true,
  prepare: () => import('./drawing/prepare-svg.ts'),
  confirm: async (finished) => (await import('./drawing/draw-parts.ts')).drawParts(finished),
  async run(input, options) {
    const { prepareSvg } = await import('./drawing/prepare-svg.ts');
    const { svg, plan, notes } = prepareSvg(await input.text(mostBytes), options);
    return { parts: [{ name: 'drawing.svg', kind: 'svg', content: svg }], notes, detail: plan };
  },
});
