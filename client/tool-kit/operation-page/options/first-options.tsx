import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { OperationOptions } from './operation-options.tsx';
import { WayBack } from '../way-back.tsx';

/** The initial options, for the prerendered document. */
export function FirstOptions({ operation }: { readonly operation: AnyOperation }) {
  const options = initialState(operation.schema);
  const doNothing = () => undefined;
  return (
    <>
      <OperationOptions {...{ operation, options }} change={doNothing} onRun={undefined} />
      {operation.takes === 'text' && (
        <WayBack {...{ operation, options }} part={undefined} onInvert={doNothing} />
      )}
    </>
  );
}
