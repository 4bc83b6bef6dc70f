import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Button } from '#client/ui/button.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import { DigestResult } from './view/digest-result.tsx';
import { HashOptions, TextInput } from './view/options.tsx';
import { schema } from './state.ts';
import { useHashing } from './view/use-hashing.ts';

const tabs = [
  { value: 'text', label: 'Text' },
  { value: 'file', label: 'File' },
] as const;

export default function HashGenerator() {
  const [state, change] = useToolState(schema);
  const { run, isBusy, file, startedAtMs, startFile, generate, clear } = useHashing(state, change);
  const isText = state.tab === 'text';

  const takeFiles = (files: File[]) => {
    if (files[0]) startFile(files[0]);
  };
  useDroppedFiles((files) => {
    if (isText) takeFiles(files);
  });
  useReceivedData(({ text, files }) => {
    if (text !== undefined) change({ tab: 'text', input: text });
    else if (isText) takeFiles([...(files ?? [])]);
  });
  useShortcuts({ run: generate, cancel: isBusy ? run.cancel : undefined });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <Tabs
          label="What to hash"
          value={state.tab}
          tabs={tabs}
          onChange={(tab) => change({ tab })}
          panelClassName="fields"
        >
          {isText ? (
            <TextInput state={state} change={change} error={run.error} />
          ) : (
            <FileDrop
              title="Drop a file here"
              hint={file ? `${file.name} · ${formatBytes(file.size)}` : 'Any file, of any size'}
              hasFiles={file !== undefined}
              buttonLabel={file ? 'Choose another file' : 'Choose file'}
              icon="file"
              isForFilesOnly
              onFiles={takeFiles}
            />
          )}
        </Tabs>
        <HashOptions state={state} change={change} error={run.error} />
        <div className="foot-row">
          <Button tone={isText || file ? 'primary' : 'normal'} disabled={isBusy} onClick={generate}>
            {isBusy ? 'Hashing...' : 'Generate Hash'}
          </Button>
          <Button icon="x" onClick={clear}>
            Clear
          </Button>
        </div>
      </div>
      <DigestResult state={state} change={change} run={run}>
        {isBusy && (
          <RunProgress
            label={`Hashing ${file?.name ?? ''}`}
            progress={run.progress}
            startedAtMs={startedAtMs}
            onCancel={run.cancel}
          />
        )}
      </DigestResult>
    </div>
  );
}
