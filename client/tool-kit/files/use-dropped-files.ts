import { type RefObject, useEffect, useRef } from 'react';
import { readDroppedFiles } from '#client/lib/files/files.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useWarmUp } from './use-warm-up.ts';

/**
 * Accepts files dropped anywhere on the page or pasted into it, including folders. On a page with several inputs,
 * `within` limits it to drops and pastes inside that element. The palette's host shows where a dragged file would go.
 */
export function useDroppedFiles(
  onFiles: (files: File[]) => void,
  within?: RefObject<HTMLElement | null>,
): void {
  const onFilesRef = useRef(onFiles);
  const warmUp = useWarmUp();

  useEffect(() => {
    onFilesRef.current = onFiles;
  });

  useEffect(() => {
    const isElsewhere = ({ target }: Event) =>
      within !== undefined && !within.current?.contains(target as Node);
    const take = (transfer: DataTransfer) => {
      readDroppedFiles(transfer).then((files) => {
        if (files.length > 0) onFilesRef.current(files);
      }, reportFailure);
    };
    const handleDragOver = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    // A file dragged over the page is soon dropped.
    const handleDragEnter = ({ dataTransfer, relatedTarget }: DragEvent) => {
      if (relatedTarget === null && hasFiles(dataTransfer)) warmUp();
    };
    const handleDrop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (!isElsewhere(event)) take(event.dataTransfer);
    };
    const handlePaste = (event: ClipboardEvent) => {
      // An editor may have a better use for a pasted picture.
      if (event.defaultPrevented || !event.clipboardData || !hasFiles(event.clipboardData)) return;
      if (isElsewhere(event)) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    document.addEventListener('dragenter', handleDragEnter);
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragenter', handleDragEnter);
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, [within, warmUp]);
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}
