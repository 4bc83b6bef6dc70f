import type { Comparison } from './comparison.ts';

/** The methods of the comparison worker. */
export interface ComparisonWorkerApi {
  compare(input: { readonly before: Blob; readonly after: Blob }): Promise<Comparison>;
}
