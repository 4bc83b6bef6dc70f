import { labelOf, tabsOf } from '#client/tool-kit/operations/field-words.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { Button } from '#client/ui/button.tsx';
import { TabList } from '#client/ui/tabs.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import { OptionFields } from './option-fields.tsx';
import type { Options } from '../use-operation.ts';

interface OperationOptionsProps {
  readonly operation: AnyOperation;
  readonly options: Options;
  readonly change: (change: Options) => void;
  /** Runs the work again; undefined if there is nothing to work on. */
  readonly onRun: (() => void) | undefined;
  /** Called when another tab is chosen, with a way back to the tab before. */
  readonly onTab?: ((goBack: () => void) => void) | undefined;
}

/** The tabs of an operation, the button that runs it, and its options. */
export function OperationOptions({ operation, options, change, onRun, onTab }: OperationOptionsProps) {
  const { schema, input = {} } = operation;
  const tabs = input.tabs === undefined ? undefined : readOwn(schema, input.tabs);
  const run = operation.runWords?.(options);
  return (
    <>
      {input.tabs !== undefined && tabs?.values && (
        <TabList
          id="panes"
          label={labelOf(input.tabs, tabs)}
          value={String(readOwn(options, input.tabs))}
          tabs={tabsOf(tabs)}
          onChange={(value) => {
            const name = input.tabs ?? '';
            const before = readOwn(options, name);
            if (value === before) return;
            change({ [name]: value });
            onTab?.(() => change({ [name]: before }));
          }}
        />
      )}
      {run?.button !== undefined && (
        <div className="option-main">
          <Button disabled={!onRun} onClick={onRun}>
            {run.button}
          </Button>
        </div>
      )}
      <OptionFields
        {...{ schema, options, change }}
        only={Object.keys(schema).filter((name) => name !== input.tabs)}
      />
    </>
  );
}
