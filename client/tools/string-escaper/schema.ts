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
  direction: choice({ escape: 'Escape', unescape: 'Unescape' }, 'escape', 'Direction', { isSegmented: true }),
  language: choice(languages, 'json', 'Language', { isMain: true, choiceLabels: languageLabels }),
  isQuoted: flag(true, 'Add quotes', {
    onlyIf: { ...escaping, language: ['json', 'java', 'csharp', 'sql', 'mysql'] },
  }),
  quote: choice({ double: '"Double"', single: "'Single'", none: 'None' }, 'double', 'Quotes', {
    onlyIf: { ...escaping, language: ['javascript', 'python'] },
  }),
  isForced: flag(false, 'Always quote', { onlyIf: { ...escaping, language: ['shell', 'csv'] } }),
  isAscii: flag(false, 'Escape non-ASCII', {
    onlyIf: { ...escaping, language: ['json', 'javascript', 'python', 'java', 'csharp', 'xml'] },
  }),
  isPerLine: flag(false, 'Each line separately'),
};

export type EscapeOptions = StateOf<typeof schema>;
