import { describeDoubt } from '../abbreviations.ts';
import { instantOf, valuesOf } from '../answer.ts';
import { explainQuery } from './query.ts';

interface AskedInWords {
  /** The part that was not understood. */
  readonly problem?: string;
  /** Ambiguities in its names, and parts that were ignored. */
  readonly remarks?: string | undefined;
  /** The tool's state for the question. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Reads a question in words; the `shown` zones stay if it names no others. */
export function askInWords(text: string, nowMs: number, shown: readonly string[]): AskedInWords {
  const asked = explainQuery(text);
  if ('problem' in asked) return asked;
  const epochMs = instantOf(asked, nowMs);
  const remarks = [
    ...('hasFraction' in asked.time && asked.time.hasFraction
      ? ['The fraction of the second was left out.']
      : []),
    ...[...(asked.from ? [asked.from] : []), ...asked.to].flatMap(
      ({ name }) => describeDoubt(name, epochMs) ?? [],
    ),
  ];
  return {
    values: valuesOf(asked, nowMs, shown),
    remarks: remarks.length === 0 ? undefined : remarks.join(' '),
  };
}
