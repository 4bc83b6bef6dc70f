import { ToolInputError } from '#core/errors.ts';

/** Reads a whole file; `name` tells it from others in the error. Throws a ToolInputError when the file is there no more, or has changed since it was chosen. */
export async function readBytes(file: Blob, name?: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new ToolInputError(`${name === undefined ? 'The file' : `“${name}”`} could not be read.`, {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}
