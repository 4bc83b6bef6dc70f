import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, number, text } from '#client/tool-kit/state/state-schema.ts';

const mostBytes = 20_000_000;

const presetLabels = { safe: 'Safe', default: 'Default', aggressive: 'Aggressive' };

export default defineOperation({
  schema: {
    preset: choice(presetLabels, 'default', 'Level', {
      hint: 'Safe keeps every id, shape and group; aggressive also reuses equal paths and drops what lies outside',
    }),
    precision: number(3, { min: 0, max: 8, isInteger: true }, 'Precision', { unit: 'decimals' }),
    areTitlesKept: flag(true, 'Keep titles and descriptions'),
    areScriptsRemoved: flag(false, 'Remove scripts and event handlers'),
    isPretty: flag(false, 'Pretty-print'),
    without: text('', 1000, 'Disable plugins', {
      hint: 'Names of SVGO plugins, like mergePaths, convertPathData',
    }),
  },
  takes: 'text',
  input: { language: 'svg' },
  sample: `<?xml version="1.0" encoding="UTF-8"?>
<!-- Made by an editor -->
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
  <title>A badge</title>
  <g fill="#ff0000" stroke="none">
    <rect x="10.00000" y="10.00000" width="100.00000" height="100.00000"/>
  </g>
  <path style="fill: #ffffff" d="M 30.0000,60.0000 L 50.0000,80.0000 L 90.0000,40.0000 L 90.0000,60.0000 L 50.0000,100.0000 Z"/>
</svg>
`,
  quickSize: 0,
  timeLimitMs: 180_000,
  timeHint:
    'Choose “Safe”, or leave out the steps convertPathData and mergePaths, which take most of the time.',
  prepare: () => import('./optimize-svg.ts'),
  confirm: async (finished) => (await import('./look/confirm-look.ts')).confirmLook(finished),
  async run(input, options, context) {
    const [{ optimizeSvg }, { withSizes }] = await Promise.all([
      import('./optimize-svg.ts'),
      import('#client/tool-kit/operations/size-figures.ts'),
    ]);
    const isFile = input.content instanceof Blob;
    const svg = await input.text(mostBytes);
    const sourceBytes = isFile ? input.size : new TextEncoder().encode(svg).length;
    const { text, notes, isUnchanged } = optimizeSvg(svg, options, sourceBytes);
    // An unchanged file keeps its bytes, and so its encoding.
    const content = isUnchanged && isFile ? input.content : text;
    return withSizes(
      { parts: [{ name: 'optimized.svg', kind: 'svg', content }], notes },
      sourceBytes,
      text,
      context,
    );
  },
});
