/** The cases in the order of the cards. Each label is written in its own case. */
export const caseLabels = [
  { id: 'upper', label: 'UPPER CASE', isForNames: false },
  { id: 'lower', label: 'lower case', isForNames: false },
  { id: 'title', label: 'Title Case', isForNames: false },
  { id: 'sentence', label: 'Sentence case', isForNames: false },
  { id: 'capitalized', label: 'Capitalized Words', isForNames: false },
  { id: 'camel', label: 'camelCase', isForNames: true },
  { id: 'pascal', label: 'PascalCase', isForNames: true },
  { id: 'snake', label: 'snake_case', isForNames: true },
  { id: 'constant', label: 'CONSTANT_CASE', isForNames: true },
  { id: 'kebab', label: 'kebab-case', isForNames: true },
  { id: 'cobol', label: 'COBOL-CASE', isForNames: true },
  { id: 'train', label: 'Train-Case', isForNames: true },
  { id: 'dot', label: 'dot.case', isForNames: true },
  { id: 'path', label: 'path/case', isForNames: true },
  { id: 'flat', label: 'flatcase', isForNames: true },
  { id: 'spaced', label: 'separate words', isForNames: true },
  { id: 'alternating', label: 'aLtErNaTiNg cAsE', isForNames: false },
  { id: 'random', label: 'rAndOM cASe', isForNames: false },
  { id: 'inverse', label: 'iNVERSE cASE', isForNames: false },
] as const;

export type CaseId = (typeof caseLabels)[number]['id'];
