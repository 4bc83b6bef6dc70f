import { readMachineLimits, takeTurn } from '#client/lib/images/browser/browser-memory.ts';
import { setUpDecoding } from '#client/lib/images/decode-image.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { formatNames, maxPixelsFor } from '#client/lib/images/image-limits.ts';
import type { FileInput, OperationContext, OperationResult } from '#client/tool-kit/operations/operation.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import type { Note } from '#core/errors.ts';
import { pictureTools } from '#platform/pictures';
import { type CompressedImage, compressImage } from '../logic.ts';
import { type CompressorState, toOptions } from '../state.ts';
import { describeCompletion } from './completion.ts';

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
    notes: writeNotes(made, input.size, state),
    placeholders: { width: String(width), height: String(height) },
  };
}

function writeNotes(made: CompressedImage, before: number, { metadata }: CompressorState): Note[] {
  const { bytes, kind, width, height, quality, isOriginal, hasLocation } = made;
  const quoted = quality === undefined ? '' : `, quality ${quality}`;
  const facts = `${formatNames[kind]}, ${width} × ${height} pixels${quoted}.`;
  // Otherwise the picture's own notes report that the original was kept or the file grew.
  const isSmaller = !isOriginal && bytes.length <= before;
  const gained = isSmaller ? `${describeCompletion([{ before, after: bytes.length }])}: ` : '';
  const notes: Note[] = [{ severity: 'info', sentence: gained + facts }, ...made.notes];
  if (hasLocation && metadata === 'keep') {
    notes.push({ severity: 'warning', sentence: 'The file still tells where the picture was taken.' });
  }
  return notes;
}
