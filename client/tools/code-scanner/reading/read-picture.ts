import { warn } from '#client/tool-kit/operations/notes.ts';
import { readMachineLimits } from '#client/lib/images/browser/browser-memory.ts';
import { decodeImage, setUpDecoding } from '#client/lib/images/decode-image.ts';
import { maxPixelsFor } from '#client/lib/images/image-limits.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { ScannedCode, ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { hasTransparency, paintBehind, type Raster } from '#core/images/pixels/raster.ts';
import { findInvalidUtf8 } from '#core/text/encodings/utf8-check.ts';
import { pictureTools } from '#platform/pictures';
import { type Explanation, explainCode } from './explain-code.ts';

/** A code and its meaning. */
export interface ReadCode extends Explanation {
  readonly symbology: string;
  readonly text: string;
  /** The content as bytes, where it is not UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** How those bytes became a text, if they did. */
  readonly remark: string;
}

/**
 * Reads all codes of a picture file. Throws a ToolInputError for a file that is not a picture, and for one without
 * a code.
 */
export async function readPicture(
  input: FileInput,
  { reportProgress }: OperationContext,
): Promise<OperationResult<readonly ReadCode[]>> {
  const bytes = await input.bytes();
  refuseOthers(input);
  const { decode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
  const [{ raster }, reader] = await Promise.all([
    setUpDecoding(bytes, pictureTools, decode).then((setup) => decodeImage(bytes, setup)),
    pictureTools.loadCodeReader(),
  ]);
  reportProgress({ label: 'Looking for codes' });
  const codes = (await findCodes(raster, reader)).map(explain);
  if (codes.length === 0) {
    throw new ToolInputError(`No code was found in ${input.name}.`, {
      hint: 'Crop the picture to the code with its light margin, or use a sharper or larger one, straight from the front.',
    });
  }
  return { parts: writeParts(codes), notes: describeBytes(codes), detail: codes };
}

/** Says what codes one frame of a camera shows. */
export async function readFrame(raster: Raster): Promise<readonly ReadCode[]> {
  const reader = await pictureTools.loadCodeReader();
  return (await reader.readAll(toPixels(raster), false)).map(explain);
}

/** Names the tool that makes a picture of this file. */
function refuseOthers({ name, kind }: FileInput): void {
  if (kind !== 'svg' && kind !== 'pdf') return;
  const [what, other] = kind === 'svg' ? ['an SVG drawing', 'SVG to PNG'] : ['a PDF', 'PDF to Image'];
  throw new ToolInputError(`${name} is ${what}, which has no pixels yet.`, {
    hint: `Make a picture of it with ${other}, and scan that.`,
  });
}

const white = { red: 255, green: 255, blue: 255 };
const black = { red: 0, green: 0, blue: 0 };
/** Codes of one or two pixels a module are found once they are larger. */
const smallSide = 1000;

/**
 * Tries harder step by step until there is a code: unchanged, on black if it is transparent, larger, without noise.
 */
async function findCodes(raster: Raster, reader: ZxingReader): Promise<readonly ScannedCode[]> {
  const isTransparent = hasTransparency(raster);
  const on = (color: typeof white) => {
    if (!isTransparent) return raster;
    const copy = { ...raster, pixels: raster.pixels.slice() };
    paintBehind(copy, color);
    return copy;
  };
  const looks = [
    () => reader.readAll(toPixels(on(white)), false),
    ...(isTransparent ? [() => reader.readAll(toPixels(on(black)), false)] : []),
    ...(Math.max(raster.width, raster.height) <= smallSide
      ? [() => reader.readAll(toPixels(enlarge(on(white), 3)), false)]
      : []),
    () => reader.readAll(toPixels(on(white)), true),
  ];
  for (const look of looks) {
    const codes = await look();
    if (codes.length > 0) return codes;
  }
  return [];
}

function toPixels({ width, height, pixels }: Raster) {
  return { width, height, data: pixels, colorSpace: 'srgb' } as const;
}

/** Repeats each pixel. A light border takes the place of a quiet zone that was cut off. */
function enlarge({ width, height, pixels }: Raster, times: number): Raster {
  const border = 10 * times;
  const [wide, high] = [width * times + 2 * border, height * times + 2 * border];
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const target = new Uint32Array(wide * high).fill(0xffffffff);
  for (let y = 0; y < height * times; y += 1) {
    const row = Math.floor(y / times) * width;
    const start = (y + border) * wide + border;
    for (let x = 0; x < width * times; x += 1) target[start + x] = source[row + Math.floor(x / times)] ?? 0;
  }
  return { width: wide, height: high, pixels: new Uint8ClampedArray(target.buffer) };
}

function explain(code: ScannedCode): ReadCode {
  const { symbology, text, bytes, content, isDeclared } = code;
  const isUtf8 = content !== 'Binary' && findInvalidUtf8(bytes, 1).length === 0;
  const remark =
    content === 'Binary'
      ? 'The content is bytes, no text.'
      : isUtf8 || isDeclared
        ? ''
        : 'The bytes are not UTF-8, and the code does not say what they are: the text is a guess.';
  return { ...explainCode(code), symbology, text, bytes: isUtf8 ? undefined : bytes, remark };
}

/** Writes the texts one below the other, then bytes that are not UTF-8 as files. */
function writeParts(codes: readonly ReadCode[]): OperationResult['parts'] {
  const texts = codes.filter(({ kind }) => kind !== 'file').map(({ text }) => text);
  const [kind = 'text'] = codes.length === 1 ? codes.map((code) => code.kind) : [];
  const files = codes.flatMap(({ bytes }, index) =>
    bytes
      ? [
          {
            name: `code-${index + 1}.bin`,
            kind: 'file' as const,
            content: new Blob([bytes]),
            isFurther: texts.length > 0,
          },
        ]
      : [],
  );
  if (texts.length === 0) return files;
  return [{ name: 'codes.txt', kind: kind === 'file' ? 'text' : kind, content: texts.join('\n') }, ...files];
}

function describeBytes(codes: readonly ReadCode[]): Note[] {
  return codes.flatMap(({ remark }, index) =>
    remark === '' ? [] : [warn(codes.length === 1 ? remark : `Code ${index + 1}: ${remark}`)],
  );
}
