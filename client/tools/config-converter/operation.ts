import { inform } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';
import { formatIds, formatLabels, formats } from './formats.ts';

export default defineOperation({
  schema: {
    from: choice(['auto', ...formatIds], 'auto', 'From', {
      choiceLabels: { auto: 'Auto-detect', ...formatLabels },
    }),
    to: choice(formatIds, 'json', 'To', { choiceLabels: formatLabels, isSegmented: false, isMain: true }),
    indent: choice([2, 4], 2, 'Indent', {
      choiceLabels: { 2: '2 spaces', 4: '4 spaces' },
      onlyIf: { to: ['json', 'yaml', 'xml'] },
    }),
    isTyped: flag(false, 'Detect numbers and booleans', {
      hint: 'In XML, .env, .properties and INI, which have texts only',
      onlyIf: { from: ['auto', 'xml', 'env', 'properties', 'ini'] },
    }),
    isNested: flag(true, 'Nest dotted keys', {
      hint: 'a.b = 1 in .properties and INI becomes b in a',
      onlyIf: { from: ['auto', 'properties', 'ini'] },
    }),
    isUpper: flag(true, 'Upper-case names', { onlyIf: { to: ['env'] } }),
    isAscii: flag(true, 'Escape non-ASCII characters', {
      hint: 'Java before version 9 reads properties as ISO-8859-1',
      onlyIf: { to: ['properties'] },
    }),
  },
  takes: 'text',
  quickSize: 0,
  timeLimitMs: 30_000,
  timeHint: 'Convert it in parts.',
  prepare: () => import('./convert.ts'),
  sample: `# Comments are named as lost.
title = "Orders"
opened = 2026-01-31T09:30:00Z
order = 17478252242305210

[server]
host = "localhost"
ports = [8080, 8081]

[[users]]
name = "Ada"
admin = true
`,
  async run(input, options) {
    const { convertConfig } = await import('./convert.ts');
    const { from, content, notes } = await convertConfig(await input.text(20_000_000), input.name, options);
    const { name, kind } = formats[options.to];
    const detected = `Read as ${formats[from].label}.`;
    return {
      parts: [{ name, kind, content }],
      notes: options.from === 'auto' ? [...notes, inform(detected)] : [...notes],
    };
  },
});
