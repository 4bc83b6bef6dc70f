import type { Clip } from './clip.ts';

/** Pasted text up to this length in one line stays in the box, as text that one types. */
const maxTypedLength = 200;

/**
 * Reads pasted or dropped data: files, text of several lines, or long text. Dropped text always counts. Must be
 * called while the event is handled.
 */
export function readClip(transfer: DataTransfer, isDrop: boolean): Clip | undefined {
  const files = [...transfer.files];
  if (files.length > 0) return { files };
  const text = transfer.getData('text/plain');
  const isTyped = !isDrop && text.length <= maxTypedLength && !text.trim().includes('\n');
  return text.trim() === '' || isTyped ? undefined : { text };
}
