import { useCallback, useEffect, useRef, useState } from 'react';
import { downloadText } from '#client/lib/files/downloads.ts';
import { addressOf } from '#client/lib/site-data.ts';
import { forgetAllRuns, listRuns, type PastRun, recordRun } from '#client/lib/storage/history.ts';
import { lastingArea } from '#client/lib/storage/storage.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import { Segmented } from '#client/ui/segmented.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import { HistoryView } from './history-view.tsx';
import { listStored, readBackup, restoreBackup, type StoredEntry, writeBackup } from './stored-data.ts';

interface StoredViewProps {
  /** The names of the tools by id. */
  readonly names: Readonly<Record<string, string>>;
}

const modes = [
  { value: 'merge', label: 'Merge' },
  { value: 'replace', label: 'Replace' },
] as const;

/** The data that the site keeps in this browser: with sizes, to save to a file, restore and erase. */
export function StoredView({ names }: StoredViewProps) {
  const { entries, version, refresh } = useStored();
  const nameOf = new Map(Object.entries(names));
  const total = entries?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  const erase = (erased: readonly StoredEntry[], title: string, runs: readonly PastRun[] = []) => {
    const before = erased.map(({ key }) => [key, lastingArea().getItem(key) ?? ''] as const);
    for (const { key } of erased) lastingArea().removeItem(key);
    refresh();
    const undo = () => {
      for (const [key, value] of before) lastingArea().setItem(key, value);
      Promise.all(runs.map(recordRun)).then(refresh, reportFailure);
    };
    notifyUndo(title, undo);
  };
  const eraseAll = async (all: readonly StoredEntry[]) => {
    const runs = await listRuns();
    await forgetAllRuns();
    erase(all, 'Everything erased', runs);
  };
  return (
    <>
      <Backup onRestored={refresh} />
      <HistoryView version={version} />
      <h2 className="mt-8 mb-3 text-xl">Kept on this device</h2>
      {entries?.length === 0 && <p className="text-ink-2">Nothing is kept yet.</p>}
      {entries && entries.length > 0 && (
        <>
          <ul className="tool-card" aria-label="Kept on this device">
            {entries.map((entry) => {
              const tool = nameOf.get(entry.toolId ?? '') ?? entry.toolId;
              const name = tool === undefined ? entry.label : `${entry.label}: ${tool}`;
              return (
                <li
                  key={entry.key}
                  className="border-line flex items-center gap-3 border-b p-3 last:border-b-0"
                >
                  <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                  <span className="text-ink-3 tabular">{formatBytes(entry.bytes)}</span>
                  <Button
                    isSmall
                    tone="plain"
                    icon="trash-2"
                    aria-label={`Erase ${name}`}
                    onClick={() => erase([entry], `${name} erased`)}
                  >
                    Erase
                  </Button>
                </li>
              );
            })}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <span className="text-ink-2">{formatBytes(total)} in all</span>
            <Button tone="danger" icon="trash-2" onClick={() => void eraseAll(entries).catch(reportFailure)}>
              Erase everything
            </Button>
          </p>
        </>
      )}
      <p className="text-ink-2 mt-6">
        Besides, the browser stores the site’s own files for use without a network, and a tool’s input until
        its tab is closed.{' '}
        <a className="link" href={addressOf('/privacy')}>
          Privacy
        </a>{' '}
        says more.
      </p>
    </>
  );
}

function Backup({ onRestored }: { readonly onRestored: () => void }) {
  const [mode, setMode] = useState<'merge' | 'replace'>('merge');
  const fileRef = useRef<HTMLInputElement>(null);
  const restore = async (file: File) => {
    restoreBackup(lastingArea(), readBackup(await file.text()), mode);
    onRestored();
    notify({ title: 'Backup restored' });
  };
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="mb-3 text-xl">
        Backup
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="primary"
          icon="download"
          onClick={() =>
            downloadText(
              writeBackup(lastingArea()),
              `sundry-${new Date().toISOString().slice(0, 10)}.json`,
              'application/json',
            )
          }
        >
          Save backup
        </Button>
        <Button icon="folder-open" onClick={() => fileRef.current?.click()}>
          Restore backup
        </Button>
        <input
          ref={fileRef}
          type="file"
          accept=".json"
          hidden
          aria-label="Backup file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) restore(file).catch(reportFailure);
            target.value = '';
          }}
        />
        <Segmented label="How to restore" value={mode} choices={modes} onChange={setMode} />
      </div>
      <p className="text-ink-2 mt-2">
        {mode === 'merge'
          ? 'Merge keeps what is here and adds what is missing.'
          : 'Replace erases what is here first.'}
      </p>
    </section>
  );
}

/** The entries, read again when another tab changes one; undefined while prerendered. */
function useStored() {
  const [entries, setEntries] = useState<readonly StoredEntry[]>();
  const [version, setVersion] = useState(0);
  const refresh = useCallback(() => {
    setVersion((before) => before + 1);
    try {
      setEntries(listStored(lastingArea()));
    } catch {
      // The browser refuses storage, so nothing is kept.
      setEntries([]);
    }
  }, []);
  useEffect(() => {
    refresh();
    addEventListener('storage', refresh);
    return () => removeEventListener('storage', refresh);
  }, [refresh]);
  return { entries, version, refresh };
}
