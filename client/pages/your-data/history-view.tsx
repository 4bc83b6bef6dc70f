import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { goTo } from '#client/lib/navigation.ts';
import { leaveHandoff } from '#client/lib/sharing/handoff.ts';
import { forgetAllRuns, forgetRun, listRuns, type PastRun } from '#client/lib/storage/history.ts';
import { historySwitch } from '#client/lib/storage/history-switch.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Checkbox, TextField } from '#client/ui/fields/inputs.tsx';
import { useLocale } from '#client/ui/use-locale.ts';

/** The last runs of this device, if they are kept: searched, opened again, and erased. */
export function HistoryView({ version }: { readonly version: number }) {
  const isOn = useSyncExternalStore(historySwitch.subscribe, historySwitch.read, () => false);
  const [query, setQuery] = useState('');
  const { runs, refresh } = useRuns(version);
  const wanted = query.trim().toLowerCase();
  const shown = runs.filter((run) => `${run.name} ${textOf(run)}`.toLowerCase().includes(wanted));
  const erase = (work: Promise<void>) => void work.then(refresh, reportFailure);
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="mb-3 text-xl">
        History
      </h2>
      <Checkbox
        label="Keep a history of the last 50 inputs"
        isChecked={isOn}
        onChange={(isChecked) => void historySwitch.write(isChecked)}
      />
      <p className="text-ink-2">
        On this device alone. Passwords, keys, files and inputs over 100 kB are never kept.
      </p>
      {runs.length > 0 && (
        <>
          <div className="my-3 flex flex-wrap items-end gap-3">
            <div className="min-w-56 flex-1">
              <TextField label="Search the history" value={query} onChange={setQuery} />
            </div>
            <Button tone="danger" icon="trash-2" onClick={() => erase(forgetAllRuns())}>
              Erase history
            </Button>
          </div>
          <ul className="tool-card" aria-label="History">
            {shown.map((run) => (
              <RunRow key={run.id} run={run} onErase={() => erase(forgetRun(run.id))} />
            ))}
          </ul>
          {shown.length === 0 && <p className="text-ink-2">Nothing in the history has these words.</p>}
        </>
      )}
    </section>
  );
}

function RunRow({ run, onErase }: { readonly run: PastRun; readonly onErase: () => void }) {
  const locale = useLocale();
  const time = new Date(run.atMs).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const open = async () => {
    goTo(
      `/tools/${run.tool}#${await leaveHandoff({ kind: 'text', fromTool: 'history', values: run.values })}`,
    );
  };
  return (
    <li className="border-line flex items-center gap-3 border-b p-3 last:border-b-0">
      <button
        type="button"
        className="min-w-0 flex-1 cursor-pointer text-start"
        onClick={() => void open().catch(reportFailure)}
      >
        <span className="link font-semibold">{run.name}</span>
        <span className="text-ink-3"> · {time}</span>
        <span className="text-ink-2 mono block truncate text-[0.875rem]">{textOf(run)}</span>
      </button>
      <IconButton
        icon="trash-2"
        label={`Erase ${run.name}, ${time}`}
        tone="plain"
        isSmall
        onClick={onErase}
      />
    </li>
  );
}

/** Returns the typed text in one line. */
function textOf({ values }: PastRun): string {
  const texts = Object.values(values).filter(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  return texts.join(' · ').replace(/\s+/g, ' ').slice(0, 200);
}

const none: readonly PastRun[] = [];

/** Reads the runs, and again for another `version`. */
function useRuns(version: number) {
  const [runs, setRuns] = useState(none);
  const refresh = useCallback(() => {
    listRuns().then(setRuns, reportFailure);
  }, []);
  useEffect(refresh, [refresh, version]);
  return { runs, refresh };
}
