import { useEffect, useMemo, useState } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type AddedColumn, withoutColumn } from '../arranging/added-columns.ts';
import type { Arrangement } from '../arranging/arrangement.ts';
import { initialArrangement } from '../arranging/arrangement-words.ts';
import { asFile } from '../csv-files.ts';
import type { CsvSession, SourceRef, TableRef } from '../session/csv-session.ts';
import { allSteps } from '#core/steps.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import type { CsvState } from '../state.ts';
import { openSession, type Session } from '#client/tool-kit/operations/session.ts';

export interface ArrangedTable {
  readonly table: TableRef;
  readonly rowCount: number;
}

/** A table in the worker: the run that opened it, and its current arrangement. */
export interface CsvTable {
  readonly client: CsvClient;
  readonly opening: ToolRun<{ readonly source: SourceRef; readonly info: TableInfo }>;
  readonly arranging: ToolRun<ArrangedTable>;
  readonly arrangement: Arrangement;
  readonly arrange: (change: Partial<Arrangement>) => void;
  /** Stops arranging and keeps the shown arrangement. */
  readonly cancelArranging: () => void;
  readonly added: readonly AddedColumn[];
  /** Adds a column; it gets the next number. */
  readonly addColumn: (column: AddedColumn) => void;
  /** Removes an added column with its sorting and filters; returns a function that restores it. */
  readonly removeColumn: (column: number) => () => void;
}

const quietMs = 250;
const noColumns: readonly AddedColumn[] = [];
let lastId = 0;

/** Opens a file or text whenever it or its reading options change, and arranges it. */
export function useCsvTable(content: File | string, state: CsvState): CsvTable {
  const [client] = useState(createCsvClient);
  const [arrangement, setArrangement] = useState(initialArrangement);
  const [added, setAdded] = useState<readonly AddedColumn[]>(noColumns);
  const { hasHeader, delimiter, encoding, isTrimmed } = state;
  const source = useMemo(
    () => toSource(content, { hasHeader, delimiter, encoding }),
    [content, hasHeader, delimiter, encoding],
  );

  useEffect(() => () => client.dispose(), [client]);
  useEffect(() => {
    setArrangement(initialArrangement);
    setAdded(noColumns);
  }, [source]);

  const openTask = useMemo(
    () =>
      async ({ signal, reportProgress }: TaskScope) => {
        const info = await client.call('open', source, { signal, onProgress: reportProgress });
        // For a pasted text and for the sample, the table is enough.
        if (typeof content !== 'string') {
          const text = `Loaded ${formatCount(info.rowCount, 'row')} from ${content.name}`;
          notify({ title: 'CSV Loaded', text });
        }
        return { source, info };
      },
    [client, source, content],
  );
  const opening = useLiveRun(openTask);
  const opened = opening.output?.source === source ? opening.output : undefined;
  const arrangeTask = useMemo(
    () =>
      opened &&
      (async (scope: TaskScope) => {
        const table = { source, arrangement, overlay: { added, isTrimmed } };
        const { reportProgress: onProgress } = scope;
        const rowCount = await allSteps(() => client.call('arrange', table, { onProgress }), scope);
        return { table, rowCount };
      }),
    [client, opened, source, arrangement, added, isTrimmed],
  );
  const arranging = useLiveRun<ArrangedTable>(arrangeTask, arrangement.search === '' ? 0 : quietMs);
  return {
    client,
    opening,
    arranging,
    arrangement,
    arrange: (change) => setArrangement((current) => ({ ...current, ...change })),
    cancelArranging: () => {
      arranging.cancel();
      setArrangement(arranging.output?.table.arrangement ?? initialArrangement);
      notify({ title: 'Canceled', text: 'The rows stay as they were.' });
    },
    added,
    addColumn: (column) => setAdded((current) => [...current, column]),
    removeColumn: (column) => {
      const slot = column - (opened?.info.columns.length ?? 0);
      const shown = added[slot];
      if (!shown) return () => undefined;
      const removed = { ...shown, isRemoved: true };
      const swap = (from: AddedColumn, to: AddedColumn) =>
        setAdded((current) => current.map((one) => (one === from ? to : one)));
      swap(shown, removed);
      setArrangement((current) => withoutColumn(current, column));
      return () => swap(removed, shown);
    },
  };
}

function toSource(
  content: File | string,
  options: Pick<SourceRef, 'hasHeader' | 'delimiter' | 'encoding'>,
): SourceRef {
  lastId += 1;
  const [file, reading] = asFile(content, options);
  return { id: lastId, file, ...reading };
}

export type CsvClient = Session<CsvSession>;

/** Creates one worker, which keeps the table open until the page closes. */
function createCsvClient(): CsvClient {
  return openSession<CsvSession>('csv-viewer', { idleMs: Infinity });
}
