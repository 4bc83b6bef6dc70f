import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

const levelLabels = {
  spaces: 'Whitespace only',
  safe: 'Mangle names',
  most: 'Mangle and compress',
};

const kindLabels = { auto: 'Auto-detect', module: 'Module', script: 'Script' };

export default defineOperation({
  schema: {
    level: choice(levelLabels, 'safe', 'Level'),
    kind: choice(kindLabels, 'auto', 'Source type'),
    sourceMap: choice({ none: 'None', file: 'File', inline: 'Inline' }, 'none', 'Source map', {
      isSegmented: false,
    }),
    areNamesKept: flag(false, 'Keep function and class names', { onlyIf: { level: ['safe', 'most'] } }),
    isConsoleDropped: flag(false, 'Drop console calls'),
    isLicenceKept: flag(true, 'Keep license comments'),
  },
  takes: 'text',
  input: { language: 'javascript' },
  sample: `/** Adds the numbers. */
function addAll(...numbers) {
  let total = 0;
  for (const number of numbers) {
    total = total + number;
  }
  return total;
}

console.log(addAll(1, 2, 3));
`,
  quickSize: 0,
  timeLimitMs: 120_000,
  timeHint: 'Choose “Whitespace only”, or minify the files that it was put together from one by one.',
  prepare: () => import('./minify-js.ts'),
  async run(input, options, context) {
    const [{ minifyJs }, { withSizes }, source] = await Promise.all([
      import('./minify-js.ts'),
      import('#client/tool-kit/operations/size-figures.ts'),
      input.text(20_000_000),
    ]);
    const name = input.name ?? 'script.js';
    const { code, map, notes } = await minifyJs(source, name, options);
    const outName = `${name.replace(/\.[cm]?js$/i, '')}.min.js`;
    const parts: OutputPart[] = [
      { name: outName, kind: 'javascript', content: code },
      ...(map === undefined ? [] : [{ name: `${outName}.map`, kind: 'json' as const, content: map }]),
    ];
    return withSizes({ parts, notes }, source, code, context);
  },
});
