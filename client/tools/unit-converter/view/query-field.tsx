import { useEffect, useMemo } from 'react';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { TextField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState, ConverterState } from '../state.ts';

interface QueryFieldProps {
  readonly state: ConverterState;
  readonly change: ChangeState;
  readonly locale: string;
  /** Told whether the line is not understood. */
  readonly onUnread: (isUnread: boolean) => void;
}

/** While one is still in the middle of a word, a complaint about it would only be in the way. */
const quietMs = 400;

/** The one box for a whole conversion; what it understands fills the fields below. */
export function QueryField({ state, change, locale, onUnread }: QueryFieldProps) {
  const { query } = state;
  const task = useMemo(
    () =>
      query.trim() === ''
        ? undefined
        : async () => (await import('../typed-query.ts')).readTypedQuery(query, locale),
    [query, locale],
  );
  const { output, isStale, error } = useLiveRun(task, quietMs);

  useEffect(() => {
    if (!output || isStale) return;
    change(output);
  }, [change, isStale, output]);

  const isUnread = error !== undefined;
  useEffect(() => {
    onUnread(isUnread);
  }, [isUnread, onUnread]);

  return (
    <TextField
      label="Type a conversion"
      value={query}
      placeholder={`5'11" in cm`}
      hint={error ? undefined : 'As in “12 ft in m”, “1,5 kg” or “3 lb 4 oz in kg”'}
      error={error && `${error.message} ${error.details.hint ?? ''}`}
      onChange={(text) => change({ query: text })}
    />
  );
}
