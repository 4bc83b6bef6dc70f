import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import type { EditedPicture, PixelSize } from '#client/lib/images/editing/edit-picture.ts';
import { parseMatte } from '#client/lib/images/editing/matte.ts';
import { pictureName } from '#client/lib/images/editing/picture-names.ts';
import { editPictureFile } from '#client/tool-kit/files/pictures/edit-picture-file.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { append } from '#core/collections/append.ts';
import type { ResizerState } from './state.ts';
import { presets } from './presets.ts';
import { toEdit } from './sizing/resize-edit.ts';
import { planSize, readWidths, type SizePlan, type SizeRequest } from './sizing/target-size.ts';

/** The resolution at which prints look sharp. */
const printDotsPerInch = 300;

/** Fits screens and mail: the longest side in pixels if no size is set. */
const usualSide = 1600;
const usualSize: SizeRequest = {
  width: usualSide,
  height: usualSide,
  unit: 'px',
  dotsPerInch: 1,
  fit: 'inside',
  mayEnlarge: false,
};

/** Resizes one picture file. Throws a ToolInputError for a picture that cannot be read, sized or written. */
export async function resizeFile(
  input: FileInput,
  state: ResizerState,
  context: OperationContext,
): Promise<OperationResult> {
  const options = toSizeRequest(state);
  const notes: Note[] = [];
  const background = state.background === '' ? undefined : parseMatte(state.background, 'background');
  const look = {
    kernel: state.kernel,
    focus: { across: state.focusAcross / 100, down: state.focusDown / 100 },
    background,
  };
  let isUnchanged = false;
  const planEdits = (source: PixelSize) => {
    if (state.size === 'widths')
      return planWidths(source, state.widths, notes).map((plan) => toEdit(plan, look));
    const isUnset = options.width === undefined && options.height === undefined;
    // A resolution without a size changes only the resolution.
    const isKept = isUnset && state.dotsPerInch !== undefined;
    const plan = planSize(source, isUnset && !isKept ? usualSize : options);
    if (!isKept) append(notes, describeSize(source, plan, isUnset));
    if (isUnset && isSame(source, plan.canvas) && state.format === 'same') isUnchanged = true;
    return [toEdit(plan, look)];
  };
  const isPhysical = options.unit !== 'px' && options.unit !== '%';
  const writing = {
    format: state.format,
    quality: state.quality,
    metadata: state.metadata,
    matte: background ?? { red: 255, green: 255, blue: 255 },
    dotsPerInch: isPhysical ? options.dotsPerInch : state.dotsPerInch,
  };
  const pictures = await editPictureFile(input, planEdits, writing, context);
  append(notes, pictures[0]?.notes ?? []);
  return {
    parts:
      state.size === 'widths'
        ? nameSet(input.name, pictures)
        : pictures.map(toPart(input.name, !isUnchanged)),
    notes,
  };
}

function toSizeRequest(state: ResizerState): SizeRequest {
  const { width, height, unit, fit, presetFit, mayEnlarge, dotsPerInch = printDotsPerInch } = state;
  const percent = state.size === 'half' ? 50 : state.size === 'quarter' ? 25 : undefined;
  if (percent !== undefined)
    return { width: percent, height: undefined, unit: '%', fit: 'inside', mayEnlarge: false, dotsPerInch };
  const preset = presets.find(({ id }) => id === state.size);
  // A preset size is exact.
  return preset
    ? { ...preset, fit: presetFit, mayEnlarge: true, dotsPerInch }
    : { width, height, unit, fit, mayEnlarge, dotsPerInch };
}

function describeSize(source: PixelSize, { canvas, isHeldBack }: SizePlan, isUnset: boolean): Note[] {
  if (isUnset && isSame(source, canvas)) {
    const sentence = `${write(source)} pixels: small enough for screens and mail, so it keeps this size.`;
    return [inform(sentence, 'Set a width or a height, or choose 50% under Size.')];
  }
  const sentence = `${write(source)} → ${write(canvas)} pixels.`;
  if (isUnset) {
    const hint = `No size is set, so the longest side is limited to ${usualSide} pixels. To keep the size, set Width to 100 and Unit to percent.`;
    return [inform(sentence, hint)];
  }
  return isHeldBack
    ? [inform(sentence, 'Not enlarged: allow it with “Allow enlarging”.')]
    : [inform(sentence)];
}

const isSame = (one: PixelSize, other: PixelSize) => one.width === other.width && one.height === other.height;
const write = ({ width, height }: PixelSize) => `${width} × ${height}`;

/** Plans a picture for each width that is not larger than the original; the original width if all are larger. */
function planWidths(source: PixelSize, text: string, notes: Note[]): SizePlan[] {
  const widths = readWidths(text);
  const usable = widths.filter((width) => width <= source.width);
  const left = widths.filter((width) => width > source.width);
  if (left.length > 0) {
    const sentence = `The picture is ${source.width} pixels wide: left out ${left.join(', ')}.`;
    notes.push(inform(sentence));
  }
  return (usable.length > 0 ? usable : [source.width]).map((width) =>
    planSize(source, {
      width,
      height: undefined,
      unit: 'px',
      dotsPerInch: 1,
      fit: 'inside',
      mayEnlarge: false,
    }),
  );
}

function toPart(sourceName: string, showsChange = true) {
  return ({ bytes, kind, width, height }: EditedPicture): OutputPart => ({
    name: pictureName(sourceName, kind, `${width}x${height}`),
    kind,
    content: new Blob([bytes], { type: `image/${kind}` }),
    ...(showsChange ? {} : { showsInput: false }),
  });
}

/** Names the pictures of a set, and writes the HTML line that references them. */
function nameSet(sourceName: string, pictures: readonly EditedPicture[]): OutputPart[] {
  const parts = pictures.map((picture) => {
    const name = pictureName(sourceName, picture.kind, `${picture.width}w`);
    return { ...toPart(sourceName)(picture), name };
  });
  const largest = pictures.at(-1);
  const sources = parts.map(
    ({ name }, index) => `${encodeURIComponent(name)} ${pictures[index]?.width ?? 0}w`,
  );
  const html = [
    `<img src="${encodeURIComponent(parts.at(-1)?.name ?? '')}"`,
    `     srcset="${sources.join(', ')}"`,
    `     sizes="100vw" width="${largest?.width ?? 0}" height="${largest?.height ?? 0}" alt="">`,
  ].join('\n');
  return [...parts, { name: 'srcset.html', kind: 'html', content: `${html}\n` }];
}
