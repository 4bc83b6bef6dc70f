import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Report } from './report.ts';

/** Returns the run of a calculator; the function that describes its result is loaded with the first run. */
export function reporting<Options, Told extends Report>(
  load: () => Promise<(options: Options) => Told | Promise<Told>>,
): (input: unknown, options: Options) => Promise<OperationResult<Told>> {
  return async (_, options) => {
    const [{ toResult }, describe] = await Promise.all([import('./report.ts'), load()]);
    return toResult(await describe(options));
  };
}
