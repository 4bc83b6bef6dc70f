import type { IssueList, Issues, OffenseCode } from './issues.ts';

/** The detected dialect. `concatenated` means several values that are not on a line each. */
export type Dialect = 'json' | 'jsonc' | 'json5' | 'jsonl' | 'concatenated';

export const dialectNames: Readonly<Record<Dialect, string>> = {
  json: 'JSON',
  jsonc: 'JSONC',
  json5: 'JSON5',
  jsonl: 'JSON Lines',
  concatenated: 'concatenated JSON',
};

const jsoncFeatures: ReadonlySet<OffenseCode> = new Set<OffenseCode>([
  'line-comment',
  'block-comment',
  'trailing-comma',
]);

/**
 * JSON5 allows these too, but by themselves they are mistakes in JSON: a tab in a string or a surplus backslash does not make a
 * text JSON5.
 */
const slips: ReadonlySet<OffenseCode> = new Set<OffenseCode>([
  'json5-escape',
  'control-character',
  'exotic-space',
]);

/** Returns the dialect in which the text has no mistakes; undefined if there is none. */
export function findDialect(issues: Issues, isOneToALine: boolean): Dialect | undefined {
  if (issues.errors.total > 0) return undefined;
  const features = [...issues.offenses.counts.keys()];
  if (features.length === 0) return 'json';
  const notations = features.filter((code) => code !== 'several-documents');
  if (notations.length > 0 && notations.every((code) => slips.has(code))) return undefined;
  if (features.length > notations.length) return isOneToALine ? 'jsonl' : 'concatenated';
  return notations.every((code) => jsoncFeatures.has(code)) ? 'jsonc' : 'json5';
}

/** In a text that is valid in no dialect, counts slips and a second document as mistakes. */
export function raiseSlips({ errors, offenses }: Issues, isReadByLines: boolean): void {
  const features = [...offenses.counts.keys()];
  if (!isReadByLines) offenses.moveTo(errors, 'several-documents', 'extra-value');
  if (features.some((code) => code !== 'several-documents' && !slips.has(code))) return;
  for (const code of slips) offenses.moveTo(errors, code, code);
}

/** True if every document is strict JSON. */
export function isStrictThroughout(offenses: IssueList<OffenseCode>): boolean {
  return [...offenses.counts.keys()].every((code) => code === 'several-documents');
}
