import { type ImageNotice, informOf } from '#client/lib/images/image-notice.ts';
import { ToolInputError } from '#core/errors.ts';
import type { WritableKind } from '#core/images/containers/image-container.ts';
import type { ImageHeader } from '#core/images/containers/image-header.ts';
import type { RgbColor } from '#core/images/pixels/raster.ts';
import { fitSize } from '#core/images/pixels/fit-size.ts';
import type { Size } from './compress-job.ts';
import type { CompressOptions } from './options.ts';

/** The format to write; `same` falls back where the source's own cannot be written. */
export function chooseKind(
  header: ImageHeader,
  { format }: CompressOptions,
): { kind: WritableKind; notices: ImageNotice[] } {
  if (format !== 'same') return { kind: format, notices: [] };
  switch (header.kind) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'avif':
      return { kind: header.kind, notices: [] };
    case 'heic':
      return {
        kind: 'jpeg',
        notices: [informOf('format-replaced', 'HEIC cannot be written here: saved as JPEG.')],
      };
    case 'gif':
    case 'bmp':
      return {
        kind: 'png',
        notices: [
          informOf('format-replaced', `${header.kind.toUpperCase()} cannot be written here: saved as PNG.`),
        ],
      };
  }
}

/** With the ratio kept, width and height are a box to fit into, and nothing is enlarged. */
export function chooseSize(source: Size, options: CompressOptions): Size & { notices: ImageNotice[] } {
  const { width, height, keepsRatio } = options;
  for (const [field, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (side !== undefined && !(Number.isInteger(side) && side >= 1)) {
      throw new ToolInputError(`The ${field} must be a whole number of pixels, 1 or more.`, { field });
    }
  }
  if (!keepsRatio) return { width: width ?? source.width, height: height ?? source.height, notices: [] };
  const fitted = fitSize(source, { width, height });
  const isSmallAlready =
    width !== undefined && width > fitted.width && (height === undefined || height > fitted.height);
  const notice = informOf(
    'not-enlarged',
    `Not enlarged: the picture has ${source.width} × ${source.height} pixels.`,
  );
  const isWhole = fitted.width === source.width && fitted.height === source.height;
  return { ...fitted, notices: isSmallAlready && isWhole ? [notice] : [] };
}

/** Reads `#rrggbb`; throws a ToolInputError for anything else. */
export function parseMatte(hex: string): RgbColor {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new ToolInputError('The background colour must look like #ffffff.', { field: 'matte' });
  const value = Number.parseInt(digits, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}
