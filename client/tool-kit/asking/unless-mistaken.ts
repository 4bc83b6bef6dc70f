import { ToolInputError } from '#core/errors.ts';

/** What `work` gives; undefined if it finds a mistake in the input. */
export function unlessMistaken<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
