import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

export const languageLabels = {
  json: 'JSON',
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  csharp: 'C#',
  sql: 'SQL',
  mysql: 'MySQL',
  regex: 'Regular expression',
  shell: 'Shell (POSIX)',
  csv: 'CSV field',
  xml: 'XML and HTML',
} as const;

export type Language = keyof typeof languageLabels;
export const languages = Object.keys(languageLabels) as Language[];
const escaping = { direction: ['escape'] } as const;

export const schema = {
  direction: describeField(choice(['escape', 'unescape'], 'escape'), {
    label: 'Direction',
    isSegmented: true,
    choiceLabels: { escape: 'Escape', unescape: 'Unescape' },
  }),
  language: describeField(choice(languages, 'json'), {
    label: 'Language',
    isMain: true,
    choiceLabels: languageLabels,
  }),
  isQuoted: describeField(flag(true), {
    label: 'Add quotes',
    onlyIf: { ...escaping, language: ['json', 'java', 'csharp', 'sql', 'mysql'] },
  }),
  quote: describeField(choice(['double', 'single', 'none'], 'double'), {
    label: 'Quotes',
    choiceLabels: { double: '"Double"', single: "'Single'", none: 'None' },
    onlyIf: { ...escaping, language: ['javascript', 'python'] },
  }),
  isForced: describeField(flag(false), {
    label: 'Always quote',
    onlyIf: { ...escaping, language: ['shell', 'csv'] },
  }),
  isAscii: describeField(flag(false), {
    label: 'Escape non-ASCII',
    onlyIf: { ...escaping, language: ['json', 'javascript', 'python', 'java', 'csharp', 'xml'] },
  }),
  isPerLine: describeField(flag(false), { label: 'Each line separately' }),
};

export type EscapeOptions = StateOf<typeof schema>;
