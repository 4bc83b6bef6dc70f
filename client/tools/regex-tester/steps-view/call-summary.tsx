import { type ExecCall, explainCall } from '../matching/exec-calls.ts';

interface CallSummaryProps {
  readonly call: ExecCall;
  /** From 1 on. */
  readonly number: number;
  readonly flags: string;
  readonly textLength: number;
}

/** One call of `exec`: lastIndex before, what came of it, lastIndex after, and why. */
export function CallSummary({ call, number, flags, textLength }: CallSummaryProps) {
  const { before, span, text, after, next } = call;
  return (
    <div className="grid gap-2 p-3" role="status" data-testid="call">
      <dl className="mono grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.875rem]">
        <dt className="text-ink-2">Call {number}, lastIndex before</dt>
        <dd className="tabular font-semibold">{before}</dd>
        <dt className="text-ink-2">exec(text)</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">
          {span ? `${JSON.stringify(text)} at ${span.start}–${span.end}` : 'null'}
        </dd>
        <dt className="text-ink-2">lastIndex after</dt>
        <dd className="tabular font-semibold">{next === after ? after : `${after}, moved on to ${next}`}</dd>
      </dl>
      <p className="text-ink-2 text-[0.9375rem]">{explainCall(call, flags, textLength)}</p>
    </div>
  );
}
