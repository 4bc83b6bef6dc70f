import { useEffect, useEffectEvent } from 'react';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import type { FormFileReader } from '#client/tool-kit/operations/page-words.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Options } from '../use-operation.ts';

interface FormFileProps {
  readonly reader: FormFileReader;
  /** Files that another tool sent. */
  readonly sent: readonly File[];
  readonly change: (values: Options) => void;
}

/** Fills boxes from a file that is chosen, dropped or sent. */
export function FormFile({ reader: { label, icon, accept, read }, sent, change }: FormFileProps) {
  const takeFiles = ([file]: readonly File[]) => {
    if (!file) return;
    read(file)
      .then(change)
      .catch((error: unknown) => {
        if (!(error instanceof ToolInputError)) return reportFailure(error);
        const { line, column = 1, hint = '' } = error.details;
        const place = line === undefined ? '' : ` at line ${line}, column ${column}`;
        const text = `“${file.name}” cannot be read${place}. ${hint}`;
        notify({ title: error.message, text, tone: 'destructive' });
      });
  };
  useDroppedFiles(takeFiles);
  const receive = useEffectEvent(takeFiles);
  useEffect(() => receive(sent), [sent]);
  return (
    <FileInputButton icon={icon} accept={accept} onFiles={takeFiles}>
      {label}
    </FileInputButton>
  );
}
