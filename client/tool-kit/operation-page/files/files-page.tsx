import { useState } from 'react';
import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { StartPage } from './start-page.tsx';
import { type StandardPageProps, useLivePage } from '../standard-page.ts';

const noFiles: readonly File[] = [];

/** The standard page of a file operation: each file on its own, or all files into one output. */
export function FilesPage(props: StandardPageProps) {
  return props.input?.start ? <StartPage {...props} /> : <DropPage {...props} />;
}

function DropPage({ toolId, input: { accept, pasteLabel } = {} }: StandardPageProps) {
  const live = useLivePage(toolId);
  const [files, setFiles] = useState<readonly File[]>([]);
  // Once they are at work, their rows keep them.
  useKeptFiles(live ? noFiles : files);
  const add = (added: readonly File[]) => {
    setFiles([...files, ...added]);
  };
  if (live && files.length > 0) {
    const { operation, slots } = live;
    return <live.parts.FilesOutcome {...{ toolId, operation, files, setFiles }} Stage={slots.Stage} />;
  }
  return (
    <>
      <FileDrop
        title="Drop files here, or paste"
        isMultiple
        takesFolders
        onFiles={add}
        {...(accept === undefined ? {} : { accept })}
      />
      {files.length > 0 && (
        <p className="text-ink-2 mt-3" role="status">
          {formatCount(files.length, 'file')} taken; the tool is loading …
        </p>
      )}
      {pasteLabel !== undefined && (
        <PastedText
          label={pasteLabel}
          onFile={(file) => {
            add([file]);
          }}
        />
      )}
    </>
  );
}

interface PastedTextProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A text instead of a file. */
function PastedText({ label, onFile }: PastedTextProps) {
  const [text, setText] = useState('');
  return (
    <div className="tool-card tool-pad mt-4 grid justify-items-start gap-3">
      <div className="w-full">
        <TextAreaField label={label} value={text} onChange={setText} isMono />
      </div>
      <Button
        tone="primary"
        disabled={text.trim() === ''}
        onClick={() => {
          onFile(new File([text], 'pasted.txt', { type: 'text/plain' }));
        }}
      >
        Take this text
      </Button>
    </div>
  );
}
