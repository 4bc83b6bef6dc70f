import { useCallback, useEffect, useState } from 'react';
import { readFileKind } from '#client/lib/files/files.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { Base64Control } from './use-base64.ts';

interface FilePaneProps {
  readonly file: File;
  readonly control: Base64Control;
}

/** The input while it is a file: its bytes are taken as they are, so it is named, not shown. */
export function FilePane({ file, control }: FilePaneProps) {
  const { openFile, clear } = control;
  const kind = useFileKind(file);
  const takeFiles = useCallback(
    (files: File[]) => {
      if (files[0]) openFile(files[0]).catch(reportFailure);
    },
    [openFile],
  );
  useDroppedFiles(takeFiles);
  const toolbar = (
    <>
      <FileInputButton icon="folder-open" tone="plain" isSmall onFiles={takeFiles}>
        <span className="pane-toolbar-label">Open file</span>
      </FileInputButton>
      <Button icon="x" tone="plain" isSmall onClick={clear}>
        <span className="pane-toolbar-label">Clear</span>
      </Button>
    </>
  );
  return (
    <Pane title="Input" toolbar={toolbar}>
      <div className="grid h-full content-center justify-items-center gap-2 p-4 text-center">
        <Icon name="file" className="text-[2rem]" />
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        <p className="text-ink-2 tabular text-[0.9375rem]">
          {kind ? `${kind.toUpperCase()} · ` : ''}
          {formatBytes(file.size)}
        </p>
      </div>
    </Pane>
  );
}

function useFileKind(file: File): string | undefined {
  const [kind, setKind] = useState<string>();
  useEffect(() => {
    let isGone = false;
    readFileKind(file).then((found) => {
      if (!isGone) setKind(found);
    }, reportFailure);
    return () => {
      isGone = true;
    };
  }, [file]);
  return kind;
}
