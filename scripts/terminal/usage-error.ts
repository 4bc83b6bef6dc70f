/** The command was not understood: reported on standard error, with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
