import { append } from '#core/collections/append.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DecodedText } from '#core/text/encodings/text-decoding.ts';

/** What a file is by its content; undefined when its first bytes say nothing (plain text, most likely). */
export async function readFileKind(file: Blob): Promise<DataKind | undefined> {
  const { detectFileKind, headBytes } = await import('#core/text/kinds/data-kind-detection.ts');
  return detectFileKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
}

/** Reads a whole file as text, whatever its encoding. Throws a ToolInputError for one with bytes that are none. */
export async function readFileText(file: File): Promise<DecodedText> {
  const [{ decodeText }, { refuseBinary }] = await Promise.all([
    import('#core/text/encodings/text-decoding.ts'),
    import('#core/text/kinds/binary-kind.ts'),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseBinary(bytes, file.name);
  const decoded = decodeText(bytes);
  if (!decoded.damage) return decoded;
  throw new ToolInputError(`${file.name} is damaged: byte ${decoded.damage.byteOffset + 1} is no text.`, {
    hint: 'Save it anew as UTF-8, and open it again.',
  });
}

/** Where a dropped file stands in its folder; a chosen one knows it itself. */
const droppedPaths = new WeakMap<File, string>();

/** A file under its path from the chosen or dropped folder on; as it is where it came without one. */
export function underItsPath(file: File): File {
  const path = droppedPaths.get(file) ?? file.webkitRelativePath;
  return path === '' ? file : new File([file], path, { type: file.type, lastModified: file.lastModified });
}

/** Every file in a drop or paste, folders walked through. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items]
    .filter((item) => item.kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const lists = await Promise.all(
    entries.map(async ({ entry, file }) => {
      if (entry?.isDirectory) return readFolder(entry as FileSystemDirectoryEntry);
      return file ? [file] : [];
    }),
  );
  return lists.flat();
}

async function readFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  // A reader hands out at most a hundred entries a call; an empty answer ends it.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (batch.length === 0) return files;
    for (const entry of batch) {
      append(
        files,
        entry.isDirectory ? await readFolder(entry as FileSystemDirectoryEntry) : [await toFile(entry)],
      );
    }
  }
}

function toFile(entry: FileSystemEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    (entry as FileSystemFileEntry).file((file) => {
      droppedPaths.set(file, entry.fullPath.replace(/^\//, ''));
      resolve(file);
    }, reject);
  });
}
