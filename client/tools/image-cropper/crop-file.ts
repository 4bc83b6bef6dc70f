import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { PixelSize } from '#client/lib/images/editing/edit-picture.ts';
import { chooseKind } from '#client/lib/images/editing/output-kind.ts';
import { describeRemoved } from '#client/lib/images/metadata-policy.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { editPictureFile } from '#client/tool-kit/files/pictures/edit-picture-file.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { type ImageHeader, uprightSize } from '#core/images/containers/image-header.ts';
import { type CutReport, dotsPerInchOf, toEdit } from './cutting/crop-edit.ts';
import { cutWithoutLoss, mayBeLossless } from './cutting/lossless.ts';
import type { CropperState } from './state.ts';

const white = { red: 255, green: 255, blue: 255 };

/** Crops one picture file. Throws a ToolInputError for a picture that cannot be read, cropped or written. */
export async function cropFile(
  input: FileInput,
  state: CropperState,
  context: OperationContext,
): Promise<OperationResult> {
  const bytes = await input.bytes();
  const header = await readImageHeader(bytes);
  const lossless = await cutWithoutLoss(bytes, header, state);
  if (lossless) {
    const notes = [
      ...describeCut(header, lossless, lossless.area, state),
      describeLossless(lossless.isMoved),
      ...describeRemoved(header.metadata, state.metadata),
    ];
    return result(input.name, 'jpeg', lossless.bytes, notes);
  }
  const { format, notes: formatNotes } = settleFormat(header, state);
  const { kind } = chooseKind(header, format);
  let cut: CutReport | undefined;
  const planEdits = (source: PixelSize) => [
    toEdit(source, state, kind === 'jpeg' ? white : undefined, (done) => {
      cut = done;
    }),
  ];
  const writing = {
    format,
    quality: state.quality,
    metadata: state.metadata,
    matte: white,
    dotsPerInch: dotsPerInchOf(state),
  };
  const [picture] = await editPictureFile(input, planEdits, writing, context);
  if (!picture) throw new Error('No picture was made.');
  const notes = [
    ...(cut ? describeCut(header, cut, picture, state) : []),
    ...formatNotes,
    ...(mayBeLossless(header, state) && !state.snaps ? [canBeLossless] : []),
    ...picture.notes,
  ];
  return result(input.name, picture.kind, picture.bytes, notes);
}

function result(
  sourceName: string,
  kind: 'jpeg' | 'png' | 'webp' | 'avif',
  bytes: Uint8Array<ArrayBuffer>,
  notes: Note[],
): OperationResult {
  const content = new Blob([bytes], { type: `image/${kind}` });
  return { parts: [{ name: pictureName(sourceName, kind, 'cropped'), kind, content }], notes };
}

/** Chooses the format. A shape needs transparency, which JPEG does not have. */
function settleFormat(
  header: ImageHeader,
  state: CropperState,
): { format: CropperState['format']; notes: Note[] } {
  const isJpeg = chooseKind(header, 'same').kind === 'jpeg';
  if (state.shape === 'rectangle') return { format: state.format, notes: [] };
  if (state.format === 'same' && isJpeg) {
    const sentence = 'Saved as PNG: JPEG has no transparency for what lies outside the shape.';
    return { format: 'png', notes: [inform(sentence)] };
  }
  const notes: Note[] =
    state.format === 'jpeg'
      ? [warn('Outside the shape it is white: JPEG has no transparency.', 'Choose PNG or WebP.')]
      : [];
  return { format: state.format, notes };
}

const canBeLossless = inform(
  'The pixels were recompressed.',
  'Choose “Lossless JPEG” to keep them as they are: the area then begins up to 15 pixels further left and up.',
);

function describeLossless(isMoved: boolean): Note {
  const sentence = 'Cut without loss: the pixels are as they were packed.';
  return isMoved ? inform(sentence, 'The area was made larger, up to the file’s grid.') : inform(sentence);
}

function describeCut(
  header: ImageHeader,
  { area, isReduced }: CutReport,
  made: PixelSize,
  state: CropperState,
): Note[] {
  const source = uprightSize(header);
  const place = area.left > 0 || area.top > 0 ? `, from ${area.left}, ${area.top}` : '';
  const sentence = `${write(source)} → ${write(made)} pixels${place}.`;
  const reduced: Note[] = isReduced ? [warn('The area reaches beyond the picture, and was cut there.')] : [];
  const isWhole = area.width === source.width && area.height === source.height && state.cut === 'area';
  const isUnset = isWhole && state.turn === '0' && state.mirror === 'no' && state.shape === 'rectangle';
  if (isUnset && state.outputWidth === undefined) {
    const hint = 'Draw one on the picture, choose a ratio, or type its numbers.';
    return [warn(`No area is chosen: ${write(source)} pixels.`, hint), ...reduced];
  }
  return [inform(sentence), ...reduced];
}

const write = ({ width, height }: PixelSize) => `${width} × ${height}`;
