import { ToolInputError } from '#core/errors.ts';

/**
 * Reads a whole file; `name` identifies it in the error. Throws a ToolInputError if the file no longer exists, or has
 * changed since it was chosen.
 */
export async function readBytes(file: Blob, name?: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw unreadableFile(name);
  }
}

export function unreadableFile(name?: string): ToolInputError {
  return new ToolInputError(`${name === undefined ? 'The file' : `“${name}”`} could not be read.`, {
    hint: 'It was changed or moved, or the browser has no space for more results. Save those you have, and choose it again.',
  });
}
