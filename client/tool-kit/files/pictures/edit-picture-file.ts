import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { setUpDecoding } from '#client/lib/images/decode-image.ts';
import {
  type EditedPicture,
  editPicture,
  type PictureWriting,
  type PixelEdit,
  type PixelSize,
} from '#client/lib/images/editing/edit-picture.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import { pictureTools } from '#platform/pictures';

/** Edits one picture file with the codecs of where this runs. Throws a ToolInputError as `editPicture` does. */
export async function editPictureFile(
  input: FileInput,
  planEdits: (source: PixelSize) => readonly PixelEdit[],
  writing: PictureWriting,
  context: OperationContext,
): Promise<EditedPicture[]> {
  const bytes = await input.bytes();
  const { decode, encode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const setup = { ...(await setUpDecoding(bytes, pictureTools, decode)), maxEncodePixels: encode };
  return editPicture(bytes, planEdits, writing, setup, context);
}
