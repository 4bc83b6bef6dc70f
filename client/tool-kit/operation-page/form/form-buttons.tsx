import { isFieldShown } from '#client/tool-kit/operations/field-words.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import type { Options } from '../use-operation.ts';
import type { FormParts } from './form-parts.ts';

interface FormButtonsProps {
  readonly operation: AnyOperation;
  readonly parts: FormParts | undefined;
  /** The label of the button that runs the work again. */
  readonly label: string | undefined;
  readonly state: Options;
  readonly sent: readonly File[];
  readonly change: (values: Options) => void;
  /** False while a box is empty that the work needs. */
  readonly canRun: boolean;
  readonly onRun: (() => void) | undefined;
}

/** Runs the work again, exchanges two boxes, and fills boxes by itself or from a file. */
export function FormButtons(props: FormButtonsProps) {
  const { operation, parts, label, state, sent, change, canRun, onRun } = props;
  const { schema, form: { swaps = [], maker, reader } = {} } = operation;
  const [one = '', two = ''] = swaps.filter((key) => isFieldShown(readOwn(schema, key) ?? {}, state));
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {label !== undefined && (
        <Button tone="primary" disabled={!canRun} onClick={onRun}>
          {label}
        </Button>
      )}
      {two !== '' && (
        <Button
          icon="arrow-left-right"
          onClick={() => change({ [one]: readOwn(state, two), [two]: readOwn(state, one) })}
        >
          Swap
        </Button>
      )}
      {maker && (
        <Button icon={maker.icon} onClick={() => void maker.make(state).then(change, reportFailure)}>
          {maker.label}
        </Button>
      )}
      {reader && parts && <parts.FormFile {...{ reader, sent, change }} />}
    </div>
  );
}
