import { useState } from 'react';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { OptionStrip } from '#client/tool-kit/texts/option-strip.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { OptionSlot } from '../options/option-slot.tsx';
import type { Options } from '../use-operation.ts';
import { type StandardPageProps, useLivePage } from '../standard-page.ts';

const noFiles: readonly File[] = [];

/** The standard page of a file operation with a button that starts the work: its options show before any file. */
export function StartPage({ toolId, input = {}, options: firstOptions }: StandardPageProps) {
  const live = useLivePage(toolId);
  const [options, setOptions] = useState<Options>();
  const [files, setFiles] = useState(noFiles);
  // Once they are at work, their rows keep them.
  useKeptFiles(live ? noFiles : files);
  const { title = 'Drop files here, or paste', placeholder: hint = '', accept = '', start } = input;
  const isAtWork = live !== undefined && files.length > 0;
  const sayMissing = () => {
    if (start) notify({ ...start.missing, tone: 'destructive' });
  };
  useShortcuts({ run: isAtWork ? undefined : sayMissing });
  if (isAtWork) {
    const { operation, parts } = live;
    return <parts.FilesOutcome {...{ toolId, operation, files, setFiles }} before={options} />;
  }
  return (
    <div className="text-tool">
      <OptionStrip
        options={
          live ? (
            <live.parts.LiveOptions operation={live.operation} before={options} onOptions={setOptions} />
          ) : (
            <OptionSlot options={firstOptions} />
          )
        }
      />
      {/* It stays as it is while the rest loads: a person may be choosing files. */}
      <div className="p-4">
        <FileDrop
          {...{ title, hint, accept }}
          isMultiple
          takesFolders
          onFiles={(added) => {
            setFiles([...files, ...added]);
          }}
        />
      </div>
      <div className="foot-row px-4">
        <Button className="ms-auto max-md:flex-1" onClick={sayMissing}>
          {start?.button}
        </Button>
      </div>
    </div>
  );
}
