import { ToolInputError } from '#core/errors.ts';

/**
 * Runs work on one of several files. Adds the file's id to a ToolInputError, so that the other files can continue without
 * it.
 */
export async function blamingFile<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...error.details, file: id });
  }
}

/** Runs work on one of several files. Adds the file's name to the message of a ToolInputError. */
export async function namingFile<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`“${name}”: ${error.message}`, error.details);
  }
}
