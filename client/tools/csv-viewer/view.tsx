import { Suspense, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { readClipboardText } from '#client/lib/sharing/clipboard.ts';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useKeptFiles, useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import { isCsvFile, sampleTable } from './csv-files.ts';
import { schema } from './state.ts';

// Not part of the first load, because it cannot be used before there is a table.
const TablePanel = lazyPart(async () => ({ default: (await import('./view/table-panel.tsx')).TablePanel }));

export default function CsvViewer() {
  const [state, change] = useToolState(schema);
  const [file, setFile] = useState<File>();
  const takeText = (text: string) => {
    setFile(undefined);
    change({ text });
  };
  const takeFiles = ([first]: File[]) => {
    if (!first) return;
    if (isCsvFile(first)) {
      setFile(first);
      change({ text: '' });
    } else notify({ title: 'Invalid File', text: 'Please upload a CSV file', tone: 'destructive' });
  };
  const clear = () => {
    takeText('');
    notifyUndo('Cleared', () => {
      setFile(file);
      change({ text: state.text });
    });
  };
  useReceivedData(({ text }) => {
    if (text !== undefined) takeText(text);
  });
  useKeptFiles(file ? [file] : []);
  const content = file ?? (state.text === '' ? undefined : state.text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {content === undefined ? (
        <div className="tool-card tool-pad grid gap-3">
          <FileDrop
            title="No CSV Data Loaded"
            hint="Drop a CSV file here: any size, encoding and delimiter"
            buttonLabel="Choose file"
            icon="table-2"
            accept=".csv,.tsv,.tab,text/csv,text/tab-separated-values"
            isForFilesOnly
            onFiles={takeFiles}
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              icon="clipboard-paste"
              onClick={() => {
                readClipboardText().then(takeText, reportFailure);
              }}
            >
              Paste
            </Button>
            <Button icon="wand-sparkles" onClick={() => takeText(sampleTable)}>
              Sample
            </Button>
          </div>
        </div>
      ) : (
        <Suspense fallback={<p className="text-ink-3">Opening…</p>}>
          <TablePanel content={content} state={state} change={change} onFiles={takeFiles} onClear={clear} />
        </Suspense>
      )}
    </div>
  );
}
