import { readFileKind, readFileText } from '#client/lib/files/files.ts';
import { ToolInputError } from '#core/errors.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { uprightSize } from '#core/images/containers/image-header.ts';
import { lengthOf, readViewBox } from '#core/images/drawing-size.ts';
import { parseRational, rational } from '#core/numbers/rational.ts';
import { expandEntities } from '#core/text/xml-entities.ts';
import { xmlParserOf } from '#core/text/xml-parser.ts';
import type { AspectOptions } from './schema.ts';

type FoundSize = Partial<Pick<AspectOptions, 'known' | 'width' | 'height' | 'ratio'>>;

/** Reads the size of a picture as it is shown. Throws a ToolInputError for a file that is not a picture. */
export async function readSize(file: File): Promise<FoundSize> {
  if (file.type === 'image/svg+xml' || (await readFileKind(file)) === 'svg') {
    return readDrawingSize((await readFileText(file)).text);
  }
  const { width, height } = uprightSize(await readImageHeader(new Uint8Array(await file.arrayBuffer())));
  return sizeOf(width, height, true);
}

/**
 * Returns the size of an SVG in whole pixels, or else its exact ratio: of its width and height, or of its viewBox.
 * Throws a ToolInputError, with the place, for text that is not well-formed XML or not SVG.
 */
export function readDrawingSize(svg: string): FoundSize {
  const attributes = readRoot(expandEntities(svg.trimStart()));
  const [width, height] = [lengthOf('width', attributes), lengthOf('height', attributes)];
  const box = readViewBox(attributes.viewBox);
  if (width && height && width.unit !== height.unit)
    return sizeOf(rounded(width.pixels), rounded(height.pixels));
  if (width && height) return sizeOf(width.amount, height.amount, width.unit === '');
  if (box) return sizeOf(box.width, box.height, !width && !height);
  throw new ToolInputError('The drawing has no size of its own.', {
    hint: 'Its svg element needs a viewBox, or a width and a height.',
  });
}

/** Units differ by factors such as 2.54, which a binary fraction has only nearly. */
const rounded = (pixels: number) => Number(pixels.toPrecision(9));

/** A ratio of whole numbers: a decimal point would be read by the language of the other boxes. */
function sizeOf(width: number, height: number, isInPixels = false): FoundSize {
  if (isInPixels && Number.isInteger(width) && Number.isInteger(height)) {
    return { known: 'size', width: String(width), height: String(height) };
  }
  const { numerator, denominator } = rational.divide(
    parseRational(String(width)),
    parseRational(String(height)),
  );
  return { known: 'ratio', ratio: `${numerator}:${denominator}` };
}

function readRoot(svg: string): Readonly<Record<string, string>> {
  let root: Readonly<Record<string, string>> | undefined;
  const parser = xmlParserOf(svg, { xmlns: true });
  parser.on('opentag', ({ local, attributes }) => {
    if (!root && local !== 'svg') {
      throw new ToolInputError(`This is not an SVG: it begins with <${local}>.`, {
        hint: 'Choose another file.',
      });
    }
    root ??= Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
  });
  parser.write(svg).close();
  return root ?? {};
}
