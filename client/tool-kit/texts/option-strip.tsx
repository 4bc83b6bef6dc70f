import { type ReactNode, useSyncExternalStore } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { OneRow } from './one-row.tsx';

/** The tools whose options all show, by id. */
const optionsShown = createStore<readonly unknown[]>(
  'allOptions',
  jsonFormat((raw) => (Array.isArray(raw) ? raw : undefined)),
  [],
);

export interface OptionStripProps {
  /** The controls above the panes. */
  readonly options: ReactNode;
  /** The status, at the end of the option bar; read out when it changes. Its space is kept while it is empty. */
  readonly status?: ReactNode;
}

/** The options above the panes, in one row until the person asks for all. */
export function OptionStrip({ options, status }: OptionStripProps) {
  const { id } = useToolSession().tool;
  const isOpen = useSyncExternalStore(
    optionsShown.subscribe,
    () => optionsShown.read().includes(id),
    () => false,
  );
  return (
    <div className="option-bar">
      <OneRow
        icon="sliders-horizontal"
        more={(count) => (
          <span>
            {count} more <span>{count === 1 ? 'option' : 'options'}</span>
          </span>
        )}
        less={
          <span>
            Fewer <span>options</span>
          </span>
        }
        isOpen={isOpen}
        onOpen={(isShown) => {
          const shown = optionsShown.read();
          optionsShown.write(isShown ? [...shown, id] : shown.filter((each) => each !== id));
        }}
      >
        {options}
      </OneRow>
      {status !== undefined && (
        <div className="option-bar-status" role="status">
          {status}
        </div>
      )}
    </div>
  );
}
