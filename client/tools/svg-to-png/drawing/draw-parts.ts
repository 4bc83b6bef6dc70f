import { inform } from '#client/tool-kit/operations/notes.ts';
import { withSvgImage } from '#client/lib/images/browser/svg-image.ts';
import type { FinishedRun } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { DrawingOptions } from '../state.ts';
import { faviconParts } from './favicon-set.ts';
import type { Size } from '#core/images/drawing-size.ts';
import type { Draw, PictureWanted } from './plan-size.ts';
import type { DrawingPlan } from './prepare-svg.ts';

const extensions = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const;

/** Draws the prepared SVG of a run. Throws a ToolInputError if the browser cannot draw or encode it. */
export async function drawParts({ options: given, result }: FinishedRun): Promise<OperationResult> {
  const options = given as DrawingOptions;
  const plan = result.detail as DrawingPlan;
  const content = result.parts[0]?.content ?? '';
  // Very long texts leave the worker as a blob.
  const svg = typeof content === 'string' ? content : await content.text();
  const { parts, notes } = await withSvgImage(svg, (image) => {
    const draw: Draw = (wanted) => drawPicture(image, plan.own, wanted);
    return options.format === 'favicon' ? drawIcons(svg, options, plan, draw) : drawOne(options, plan, draw);
  }).catch(explain);
  return {
    ...result,
    parts,
    notes: [...(result.notes ?? []), ...notes],
    summary: summaryOf(parts, plan),
  };
}

interface Drawn {
  readonly parts: readonly OutputPart[];
  readonly notes: readonly Note[];
}

async function drawOne(options: DrawingOptions, { picture }: DrawingPlan, draw: Draw): Promise<Drawn> {
  const { format, quality } = options;
  if (format === 'favicon') throw new Error('A favicon set is several pictures.');
  const background = format === 'jpeg' || !options.isTransparent ? options.background : undefined;
  const content = await draw({ ...picture, type: `image/${format}`, background, quality });
  return {
    parts: [{ name: `drawing.${extensions[format]}`, kind: format, content }],
    notes: [],
  };
}

async function drawIcons(
  svg: string,
  options: DrawingOptions,
  { own }: DrawingPlan,
  draw: Draw,
): Promise<Drawn> {
  const parts = await faviconParts(svg, options, draw);
  const isSquare = Math.abs(own.width / own.height - 1) < 0.01;
  const sentence = 'The drawing is not square: it is centered in each icon.';
  return { parts, notes: isSquare ? [] : [inform(sentence)] };
}

function summaryOf(parts: readonly OutputPart[], { picture: { width, height } }: DrawingPlan): string {
  return parts.length > 1 ? `${parts.length} files` : `${width} × ${height} pixels`;
}

async function drawPicture(image: HTMLImageElement, own: Size, wanted: PictureWanted): Promise<Blob> {
  const { width, height, type, background, quality } = wanted;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw tooLarge();
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const area = areaFor(own, wanted);
  context.drawImage(image, area.x, area.y, area.width, area.height);
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  if (blob.type === type) return blob;
  throw new ToolInputError(`This browser cannot write ${type.slice(6).toUpperCase()}.`, {
    hint: 'Choose PNG or JPEG.',
    field: 'format',
  });
}

/** Fits the drawing into the picture, centered. Less than a pixel is filled, because sizes are rounded. */
function areaFor(own: Size, { width, height }: Size) {
  const scale = Math.min(width / own.width, height / own.height);
  const fit = (side: number, all: number) => (Math.abs(side - all) < 1 ? all : side);
  const size = { width: fit(own.width * scale, width), height: fit(own.height * scale, height) };
  return { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 };
}

const tooLarge = () =>
  new ToolInputError('This browser has no memory for a picture of this size.', {
    hint: 'Enter a smaller width or scale.',
    field: 'width',
  });

/** Browsers name the reasons by DOMException. */
function explain(error: unknown): never {
  if (!(error instanceof DOMException)) throw error;
  if (error.name === 'EncodingError' || error.name === 'InvalidStateError') {
    throw new ToolInputError('This browser cannot draw the SVG.', {
      hint: 'Check it with the SVG Optimizer, or remove what is unusual.',
    });
  }
  if (error.name === 'SecurityError') {
    throw new ToolInputError('This browser does not let pages save a drawing with foreignObject.', {
      hint: 'Remove the foreignObject elements, or use another browser.',
    });
  }
  throw tooLarge();
}
