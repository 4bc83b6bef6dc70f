import { ToolInputError } from '#core/errors.ts';

/** Does work on one file of several: a mistake carries the file's id, so that the others can go on without it. */
export async function blamingFile<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(error.message, { ...error.details, file: id });
  }
}

/** Does work on one file of several: a mistake says whose it is. */
export async function namingFile<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    throw new ToolInputError(`“${name}”: ${error.message}`, error.details);
  }
}
