import type { IssueList, Issues, OffenseCode } from './issues.ts';

/** What a text turned out to be. `concatenated` is several values that are not one to a line. */
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
 * JSON5 allows these too, but on their own they are slips in JSON: a text is not JSON5 for a tab in a string
 * or for a backslash too many.
 */
const slips: ReadonlySet<OffenseCode> = new Set<OffenseCode>([
  'json5-escape',
  'control-character',
  'exotic-space',
]);

/** The dialect in which the text holds no mistake; undefined when there is none. */
export function findDialect(issues: Issues, isOneToALine: boolean): Dialect | undefined {
  if (issues.errors.total > 0) return undefined;
  const features = [...issues.offenses.counts.keys()];
  if (features.length === 0) return 'json';
  const notations = features.filter((code) => code !== 'several-documents');
  if (notations.length > 0 && notations.every((code) => slips.has(code))) return undefined;
  if (features.length > notations.length) return isOneToALine ? 'jsonl' : 'concatenated';
  return notations.every((code) => jsoncFeatures.has(code)) ? 'jsonc' : 'json5';
}

/** In a text that is valid in no dialect, slips are mistakes, and so is a second document. */
export function raiseSlips({ errors, offenses }: Issues, isReadByLines: boolean): void {
  const features = [...offenses.counts.keys()];
  if (!isReadByLines) offenses.moveTo(errors, 'several-documents', 'extra-value');
  if (features.some((code) => code !== 'several-documents' && !slips.has(code))) return;
  for (const code of slips) offenses.moveTo(errors, code, code);
}

/** True when every document on its own is strict JSON. */
export function isStrictThroughout(offenses: IssueList<OffenseCode>): boolean {
  return [...offenses.counts.keys()].every((code) => code === 'several-documents');
}
