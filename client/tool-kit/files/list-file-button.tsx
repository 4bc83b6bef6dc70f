import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { FileInputButton } from './file-input-button.tsx';
import { type ListFile, readListFile } from './list-file.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface ListFileButtonProps {
  readonly mostCharacters: number;
  /** Takes the list. A ToolInputError that it throws is shown. */
  readonly onList: (list: ListFile, fileName: string) => void;
}

/** Takes a list from a file that is chosen or dropped. */
export function ListFileButton({ mostCharacters, onList }: ListFileButtonProps) {
  const run = useToolRun<string | undefined>();
  const open = ([file]: readonly File[]) => {
    if (!file) return;
    run.start(async () => {
      const list = await readListFile(file, mostCharacters);
      onList(list, file.name);
      return list.remark;
    });
  };
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
