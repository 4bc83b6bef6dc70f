import { useState } from 'react';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { type StandardPageProps, useLivePage } from './standard-page.ts';

/** The standard page of a file operation: each file on its own, or all files into one output. */
export function FilesPage({ toolId }: StandardPageProps) {
  const live = useLivePage(toolId);
  const [files, setFiles] = useState<readonly File[]>([]);
  if (live && files.length > 0) {
    return <live.parts.FilesOutcome {...{ toolId, files, setFiles }} operation={live.operation} />;
  }
  return (
    <FileDrop
      title="Drop files here, or paste"
      hint="They never leave this page"
      isMultiple
      takesFolders
      onFiles={(added) => {
        setFiles([...files, ...added]);
      }}
    />
  );
}
