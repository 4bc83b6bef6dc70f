import { safeFileName, uniqueFileNames } from '#core/files/file-names.ts';
import type { DiskFolder } from './disk-folder.ts';

export interface NamedBlob {
  readonly name: string;
  readonly blob: Blob;
}

/** Dispatched on the window for each saved file, with its name as the detail. */
const downloadEvent = 'filedownload';

/** Saves one file under its name. */
export function downloadBlob(blob: Blob, name: string): void {
  // Chromium adds .txt to a text without an extension, which breaks a key such as id_ed25519.
  const file = name.includes('.') ? blob : new Blob([blob], { type: 'application/octet-stream' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  dispatchEvent(new CustomEvent(downloadEvent, { detail: link.download }));
  // The browser reads the address after the click returns; a minute is ample and frees the memory.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Saves text as UTF-8. */
export function downloadText(text: string, name: string, type = 'text/plain'): void {
  downloadBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);
}

/** In bytes: a zip that is larger is written to the disk before it is saved. */
const maxZipInMemory = 100_000_000;

/**
 * Saves several files as one zip (stored, not compressed again). Files with equal names are renamed. A large zip is
 * written to `folder`, because it might fill the memory.
 */
export async function downloadZip(
  files: readonly NamedBlob[],
  name: string,
  folder?: DiskFolder,
): Promise<void> {
  const { downloadZip: zip } = await import('client-zip');
  const names = uniqueFileNames(files.map((file) => safeFileName(file.name)));
  const entries = files.map((file, index) => ({ name: names[index] ?? file.name, input: file.blob }));
  const isLarge = files.reduce((sum, { blob }) => sum + blob.size, 0) > maxZipInMemory;
  const onDisk =
    folder && isLarge
      ? await folder.write(zip(entries).body as ReadableStream).catch(() => undefined)
      : undefined;
  downloadBlob(onDisk ?? (await zip(entries).blob()), name);
}
