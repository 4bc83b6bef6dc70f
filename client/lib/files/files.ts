import { append } from '#core/collections/append.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DecodedText } from '#core/text/encodings/text-decoding.ts';

/** Detects a file's kind from its content; undefined when its first bytes do not show it (most likely plain text). */
export async function readFileKind(file: Blob): Promise<DataKind | undefined> {
  const kinds = await import('#core/text/kinds/data-kind-detection.ts');
  return kinds.detectFileKind(new Uint8Array(await file.slice(0, kinds.headBytes).arrayBuffer()));
}

/** Reads a whole file as text in any encoding. Throws a ToolInputError for a file that is not text. */
export async function readFileText(file: File): Promise<DecodedText> {
  const [{ decodeText }, { refuseBinary }] = await Promise.all([
    import('#core/text/encodings/text-decoding.ts'),
    import('#core/text/kinds/binary-kind.ts'),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuseBinary(bytes, file.name);
  const decoded = decodeText(bytes);
  if (!decoded.damage) return decoded;
  throw new ToolInputError(`${file.name} is damaged: byte ${decoded.damage.byteOffset + 1} is not text.`, {
    hint: 'Save it as UTF-8, and open it again.',
  });
}

/** The paths of dropped files in their folder. A file from a file dialog has its path in `webkitRelativePath`. */
const droppedPaths = new WeakMap<File, string>();

/** Returns the file renamed to its path, starting at the chosen or dropped folder; unchanged if it has no path. */
export function underItsPath(file: File): File {
  const path = droppedPaths.get(file) ?? file.webkitRelativePath;
  return path === '' ? file : new File([file], path, { type: file.type, lastModified: file.lastModified });
}

/** Reads every file of a drop or paste, including those in folders and subfolders. */
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
  // `readEntries` returns at most 100 entries per call; an empty list marks the end.
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
