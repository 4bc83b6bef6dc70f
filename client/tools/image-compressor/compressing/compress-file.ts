import type { Note } from '#core/errors.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { setUpDecoding } from '#client/lib/images/decode-image.ts';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import type { FileInput, OperationContext, OperationResult } from '#client/tool-kit/operations/operation.ts';
import { pictureTools } from '#platform/pictures';
import { describeCompletion } from '../bench/completion.ts';
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
  const bytes = await input.bytes();
  const { decode, encode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const setup = { ...(await setUpDecoding(bytes, pictureTools, decode)), maxEncodePixels: encode };
  const made = await compressImage(bytes, toOptions(state), setup, context);
  const content = new Blob([made.bytes], { type: `image/${made.kind}` });
  return {
    parts: [{ name: pictureName(input.name, made.kind, 'compressed'), kind: made.kind, content }],
    notes: writeNotes(made, input.size, state),
  };
}

function writeNotes(made: CompressedImage, originalBytes: number, { metadata }: CompressorState): Note[] {
  const { bytes, isOriginal, source } = made;
  const notes: Note[] = [...made.notes];
  // Otherwise the picture's own notes report that the original was kept or the file grew.
  if (!isOriginal && bytes.length <= originalBytes) {
    const pair = { originalBytes, compressedBytes: bytes.length, isOriginal };
    notes.unshift({ severity: 'info', sentence: `${describeCompletion([pair])}.` });
  }
  if (source.hasLocation && metadata === 'keep') {
    notes.push({ severity: 'warning', sentence: 'The file still tells where the picture was taken.' });
  }
  return notes;
}
