import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { readMachineLimits, takeTurn } from '#client/lib/images/browser/browser-memory.ts';
import { setUpDecoding } from '#client/lib/images/decode-image.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { formatNames, maxPixelsFor } from '#client/lib/images/image-limits.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import type { Note } from '#core/errors.ts';
import { pictureTools } from '#platform/pictures';
import { type CompressedImage, compressImage } from '../logic.ts';
import { type CompressorState, toOptions } from '../state.ts';

/**
 * Compresses a picture file with the codecs of the current environment. Throws a ToolInputError as `compressImage`
 * does.
 */
export async function compressFile(
  input: FileInput,
  state: CompressorState,
  context: OperationContext,
): Promise<OperationResult> {
  const bytes = await readBytes(input.file);
  const header = await readImageHeader(bytes);
  const { decode, encode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const made = await takeTurn(header.width * header.height, async () => {
    const setup = { ...(await setUpDecoding(bytes, pictureTools, decode)), maxEncodePixels: encode };
    return compressImage({ bytes, header }, toOptions(state), setup, context);
  });
  const { kind, width, height } = made;
  const content = new Blob([made.bytes], { type: `image/${kind}` });
  return {
    parts: [{ name: pictureName(input.name, kind, 'compressed'), kind, content, showsInput: true }],
    notes: writeNotes(made, state),
    placeholders: { width: String(width), height: String(height) },
  };
}

/** The row itself says how much was saved. */
function writeNotes(made: CompressedImage, { metadata }: CompressorState): Note[] {
  const { kind, width, height, quality, hasLocation } = made;
  const losesColors = kind === 'png' && (quality ?? 100) < 100;
  const quoted =
    quality === undefined ? '' : `, quality ${quality}${losesColors ? ' (below 100, PNG loses colors)' : ''}`;
  const sentence = `${formatNames[kind]}, ${width} × ${height} pixels${quoted}.`;
  const notes: Note[] = [inform(sentence), ...made.notes];
  if (hasLocation && metadata === 'keep') {
    notes.push(warn('The file still tells where the picture was taken.'));
  }
  return notes;
}
