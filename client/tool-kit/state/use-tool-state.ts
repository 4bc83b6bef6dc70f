import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { acceptValues, changedValues, initialState, type StateOf, type StateSchema } from './state-schema.ts';
import { useToolSession } from '#client/tool-kit/frame/tool-context.ts';

/**
 * Holds a tool's options and form input. Options are stored per tool and included in links; input only in links
 * that ask for it; secrets nowhere (see `state-schema.ts`). `schema` must be a module constant. The first render
 * shows the initial values, as the prerendered page does; stored or linked ones follow at once. Values from a link
 * are shown unchanged and do not change stored options. The last function shows values in the same way, without
 * storing their options: for questions in words.
 */
export function useToolState<Schema extends StateSchema>(
  schema: Schema,
): [
  StateOf<Schema>,
  (change: Partial<StateOf<Schema>>) => void,
  (question: Partial<StateOf<Schema>>) => void,
] {
  const session = useToolSession();
  const [state, setState] = useState(() => initialState(schema));
  const stateRef = useRef(state);
  /** The options that the person set, here and before. */
  const keptRef = useRef<Partial<StateOf<Schema>>>({});

  const show = useCallback((change: Partial<StateOf<Schema>>) => {
    if (Object.keys(change).length === 0) return;
    stateRef.current = { ...stateRef.current, ...change };
    setState(stateRef.current);
  }, []);

  useEffect(() => {
    const kept = keptOptions(session.tool.id);
    keptRef.current = acceptValues(schema, kept.read(), ['option']);
    show(keptRef.current);
    const stopArrivals = session.onArrival(({ values }) => {
      if (!values) return;
      const plainOptions = acceptValues(schema, initialState(schema), ['option']);
      show({ ...plainOptions, ...acceptValues(schema, values, ['option', 'input']) });
    });
    const stopLinks = session.addLinkSource((withInput) =>
      changedValues(schema, stateRef.current, withInput ? ['option', 'input'] : ['option']),
    );
    return () => {
      stopArrivals();
      stopLinks();
    };
  }, [schema, session, show]);

  const change = useCallback(
    (values: Partial<StateOf<Schema>>) => {
      show(values);
      keptRef.current = { ...keptRef.current, ...values };
      const own = { ...initialState(schema), ...keptRef.current };
      keptOptions(session.tool.id).write(changedValues(schema, own, ['option']));
    },
    [schema, session, show],
  );

  return [state, change, show];
}

function keptOptions(toolId: string) {
  const format = jsonFormat((raw) => (typeof raw === 'object' && raw !== null ? raw : undefined));
  return createStore<object>(`options:${toolId}`, format, {});
}
