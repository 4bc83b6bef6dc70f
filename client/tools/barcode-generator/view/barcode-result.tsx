import type { ReactNode } from 'react';
import type { OperationRun } from '#client/tool-kit/operation-page/use-operation.ts';
import type { ResultOf } from '#client/tool-kit/operations/operation.ts';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import type operation from '../operation.ts';
import type { BarcodeState } from '../state.ts';
import { ManyCodes } from './many-codes.tsx';
import { OneCode } from './one-code.tsx';

interface BarcodeResultProps {
  readonly run: OperationRun<ResultOf<typeof operation>>;
  readonly state: BarcodeState;
  readonly empty: ReactNode;
}

/** What became of the input: one barcode, or a list of them. The last good one stays, grayed, beside a mistake. */
export function BarcodeResult({ run, state, empty }: BarcodeResultProps) {
  const { output, error, status } = run;
  const detail = output?.detail;
  const isFitting = detail !== undefined && (detail.type === 'one') === (state.list === 'one');
  const isStale = run.isStale || error !== undefined;
  return (
    // On a phone the code stands before the form, and what there is to know of it behind the form.
    <section className="grid min-w-0 content-start gap-4 max-md:contents" aria-label="Barcode">
      <div className="empty:hidden max-md:order-first">
        <RunError error={error} />
      </div>
      {status === 'running' && state.list !== 'one' && (
        <RunProgress label="Making the codes" progress={run.progress} onCancel={run.cancel} />
      )}
      {output && isFitting && state.content !== '' ? (
        detail.type === 'one' ? (
          <OneCode result={output} detail={detail} notes={run.notes} isStale={isStale} state={state} />
        ) : (
          <ManyCodes parts={output.parts} detail={detail} notes={run.notes} isStale={isStale} />
        )
      ) : (
        !error && empty
      )}
    </section>
  );
}
