import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { readListFile } from '#client/tool-kit/files/list-file.ts';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { type ChangeState, mostListed } from '../state.ts';

/** Takes a list from a file that is chosen or dropped. */
export function ListFileButton({ change }: { readonly change: ChangeState }) {
  const run = useToolRun<string | undefined>();

  function open([file]: readonly File[]): void {
    if (!file) return;
    run.start(async () => {
      const { text, isCsv, remark } = await readListFile(file, mostListed);
      if (text.length > mostListed) {
        throw new ToolInputError(`${file.name} has more than ${writeNumber(mostListed)} characters.`, {
          hint: 'Split it, and make the parts one after the other.',
        });
      }
      change({ content: text, list: isCsv ? 'csv' : 'lines' });
      return remark;
    });
  }

  useDroppedFiles(open);
  return (
    <>
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
