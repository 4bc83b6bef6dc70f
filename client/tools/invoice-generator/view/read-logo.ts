import { readFileKind } from '#client/lib/files/files.ts';
import { ToolInputError } from '#core/errors.ts';

const mostBytes = 1_400_000;

/** Reads a logo as a data: URL. Throws a ToolInputError if it is not a picture, or too large to be in every invoice. */
export async function readLogo(file: File): Promise<string> {
  const kind = await readFileKind(file);
  if (kind !== 'png' && kind !== 'jpeg') {
    throw new ToolInputError('The logo is not a PNG or JPEG.', { hint: 'Save it as one of them first.' });
  }
  if (file.size > mostBytes) {
    throw new ToolInputError('The logo is over 1.4 MB.', { hint: 'Image Resizer makes it smaller.' });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/${kind};base64,${btoa(binary)}`;
}
