import { useState } from 'react';
import { readListFile } from '#client/tool-kit/files/list-file.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { batchLayoutChoices } from '../choices.ts';
import { type ChangeState, mostListed, placeBatch, type QrState, shownBatch } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface BatchFieldProps {
  readonly state: QrState;
  readonly change: ChangeState;
}

/** A list of contents: typed, pasted, or from a file that is chosen or dropped. */
export function BatchField({ state, change }: BatchFieldProps) {
  const run = useToolRun<string | undefined>();
  const [isCut, setIsCut] = useState(false);

  function enter(written: string): void {
    setIsCut(written.length > mostListed);
    change(placeBatch(written));
  }

  function open([file]: readonly File[]): void {
    if (!file) return;
    run.start(async () => {
      const { text, isCsv, remark } = await readListFile(file, mostListed);
      enter(text);
      change({ batchLayout: isCsv ? 'csv' : 'lines' });
      return remark;
    });
  }

  useDroppedFiles(open);

  return (
    <>
      <Segmented
        label="List"
        isLabelShown
        value={state.batchLayout}
        choices={batchLayoutChoices}
        onChange={(batchLayout) => change({ batchLayout })}
      />
      <TextAreaField
        label="Contents"
        isMono
        rows={8}
        value={shownBatch(state)}
        hint={
          state.batchLayout === 'csv'
            ? 'Content, file name. Headings such as “url, name” are understood.'
            : 'Each line becomes a code.'
        }
        error={isCut ? `The list was cut after ${writeNumber(mostListed)} characters.` : undefined}
        onChange={enter}
      />
      <div>
        <FileInputButton isSmall icon="file-text" accept=".csv,.tsv,.txt,text/*" onFiles={open}>
          Open a list or CSV
        </FileInputButton>
      </div>
      {run.output && (
        <p role="status" className="text-warn text-[0.9375rem] wrap-anywhere">
          {run.output}
        </p>
      )}
      <RunError error={run.error} />
    </>
  );
}
