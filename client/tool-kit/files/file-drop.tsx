import { Icon } from '#client/ui/icon.tsx';
import { FileInputButton } from './file-input-button.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

interface FileDropProps {
  readonly title: string;
  /** The accepted files, in words. */
  readonly hint?: string;
  readonly buttonLabel?: string;
  /** The page has files already: this is no longer the next thing to press. */
  readonly hasFiles?: boolean;
  readonly icon?: string;
  /** Like the `accept` attribute: it helps the file picker and is never a check. */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** Offers to choose a whole folder, too. Dropped folders are taken in any case. */
  readonly takesFolders?: boolean;
  /** True if the page handles text from other tools and pastes itself. */
  readonly isForFilesOnly?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** The one way into a file tool: drop (anywhere on the page), paste, picker, or another tool's output. */
export function FileDrop(props: FileDropProps) {
  const {
    title,
    hint,
    hasFiles = false,
    buttonLabel = hasFiles ? 'Add files' : 'Choose files',
    icon = 'upload',
    accept,
    isMultiple = false,
    takesFolders = false,
    isForFilesOnly = false,
    onFiles,
  } = props;
  useDroppedFiles(onFiles);

  useReceivedData(({ files, text, kind }) => {
    if (files && files.length > 0) onFiles([...files]);
    else if (text !== undefined && !isForFilesOnly) onFiles([asFile(text, kind)]);
  });

  return (
    <div className="drop-zone">
      <Icon name={icon} className="text-[1.5rem]" />
      <p className="font-semibold">{title}</p>
      {hint && <p className="text-ink-3 text-[0.9375rem]">{hint}</p>}
      <p className="text-ink-3 text-[0.9375rem]">
        {isMultiple ? 'The files stay' : 'The file stays'} on this device
      </p>
      <FileInputButton
        tone={hasFiles ? 'normal' : 'primary'}
        onFiles={onFiles}
        isMultiple={isMultiple}
        {...(accept ? { accept } : {})}
      >
        {buttonLabel}
      </FileInputButton>
      {takesFolders && (
        <FileInputButton onFiles={onFiles} isMultiple isFolder tone="plain">
          Choose a folder
        </FileInputButton>
      )}
    </div>
  );
}

/** SVG is the one kind of text that has a picture. */
function asFile(text: string, kind: DataKind): File {
  const [extension, type] = kind === 'svg' ? ['svg', 'image/svg+xml'] : ['txt', 'text/plain'];
  return new File([text], `received.${extension}`, { type });
}
