import type { Clip } from './clip.ts';

/** Pasted text up to this length in one line stays in the box, as text that one types. */
const maxTypedLength = 200;

/**
 * What a paste or a drop carries, when it is data and not a few words: files, text of several lines, or long text.
 * Dropped text always counts. It must be read while the event is handled.
 */
export function readClip(transfer: DataTransfer, isDrop: boolean): Clip | undefined {
  const files = [...transfer.files];
  if (files.length > 0) return { files };
  const text = transfer.getData('text/plain');
  const isTyped = !isDrop && text.length <= maxTypedLength && !text.trim().includes('\n');
  return text.trim() === '' || isTyped ? undefined : { text };
}
