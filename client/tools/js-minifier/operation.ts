import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation, type OutputPart } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';

export default defineOperation({
  schema: {
    level: describeField(choice(['spaces', 'safe', 'most'], 'safe'), {
      label: 'Level',
      choiceLabels: {
        spaces: 'Whitespace only',
        safe: 'Mangle names',
        most: 'Mangle and compress',
      },
    }),
    kind: describeField(choice(['auto', 'module', 'script'], 'auto'), {
      label: 'Source type',
      choiceLabels: { auto: 'Auto-detect', module: 'Module', script: 'Script' },
    }),
    sourceMap: describeField(choice(['none', 'file', 'inline'], 'none'), {
      label: 'Source map',
      isSegmented: false,
      choiceLabels: { none: 'None', file: 'File', inline: 'Inline' },
    }),
    areNamesKept: describeField(flag(false), {
      label: 'Keep function and class names',
      onlyIf: { level: ['safe', 'most'] },
    }),
    isConsoleDropped: describeField(flag(false), { label: 'Drop console calls' }),
    isLicenceKept: describeField(flag(true), { label: 'Keep license comments' }),
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
