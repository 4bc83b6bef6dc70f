import { isAbortError, toError, ToolInputError } from '#core/errors.ts';

/**
 * Runs a step of an export. A worker out of memory or a refused download is not a bug of ours, so it becomes a
 * ToolInputError: the error is shown and the table stays.
 */
export async function toldFailures<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isAbortError(error) || error instanceof ToolInputError) throw error;
    throw new ToolInputError(`The browser stopped the export: ${toError(error).message}`, {
      hint: 'The table is as it was. Try again; if it happens again, filter rows or hide columns first.',
    });
  }
}
