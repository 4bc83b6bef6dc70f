import { useEffect, useRef } from 'react';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { notify } from '#client/ui/toast-store.ts';
import { readPicture } from '../making/making.ts';

interface PictureReaderProps {
  /** A picture sent by another tool. */
  readonly received: File | undefined;
  readonly onText: (text: string) => void;
}

/** Reads the text of a code in a picture that is chosen, dropped anywhere, pasted, or sent by another tool. */
export function PictureReader({ received, onText }: PictureReaderProps) {
  const run = useToolRun<string>();
  const readRef = useRef(read);
  useEffect(() => {
    readRef.current = read;
  });
  useEffect(() => {
    if (received) readRef.current([received]);
  }, [received]);

  function read([file]: readonly File[]): void {
    if (!file) return;
    run.start(async ({ signal }) => {
      const text = await readPicture(file, signal);
      onText(text);
      notify({ title: 'QR code read', text: `The content is that of ${file.name}.` });
      return text;
    });
  }

  useDroppedFiles(read);

  return (
    <>
      <div>
        <FileInputButton isSmall icon="scan-line" accept="image/*" onFiles={read}>
          Read a picture
        </FileInputButton>
      </div>
      <div className="basis-full empty:hidden">
        {run.status === 'running' && (
          <RunProgress label="Reading the picture" progress={run.progress} onCancel={run.cancel} />
        )}
        <RunError error={run.error} />
      </div>
    </>
  );
}
