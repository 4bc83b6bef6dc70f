import type { ProblemAnswer } from '#contracts/admin.ts';

/** An error response with its HTTP status and a stable code; the message is for people. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly status: number;
  readonly code: string;
  readonly fields: ProblemAnswer['fields'];
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    rest: { readonly fields?: Readonly<Record<string, string>>; readonly retryAfterMs?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = rest.fields;
    this.retryAfterMs = rest.retryAfterMs;
  }
}
