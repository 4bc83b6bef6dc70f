import type { TaskContext } from '#core/task.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { Damage } from '#core/codes/scanning/damage.ts';
import type { Box } from '#core/codes/drawing/logo-place.ts';
import type { Logo } from '#core/codes/drawing/logo-picture.ts';
import type { QrSymbol, QrOptions } from '#core/codes/symbol/qr-symbol.ts';
import type { PictureStyle } from '#core/codes/drawing/picture-style.ts';
import type { Outcome, ScanReport, ScanSubject } from '#core/codes/scanning/scanning.ts';

export type PictureFormat = 'png' | 'svg' | 'jpeg';

export interface DrawRequest {
  readonly text: string;
  readonly options: QrOptions;
  readonly style: PictureStyle;
  readonly sizePx: number;
  readonly format: PictureFormat;
  readonly logo?: LogoRequest | undefined;
}

export interface LogoRequest extends Logo {
  /** The longer side of the logo, in percent of the side of the code. */
  readonly percent: number;
}

/** The position of a logo, and its effect on error correction. */
export interface SetLogo {
  /** The position in modules. */
  readonly box: Box;
  readonly damage: Damage;
}

export interface DrawnCode {
  /** The symbol, with the modules under the logo cleared. */
  readonly symbol: QrSymbol;
  readonly logo: SetLogo | undefined;
  readonly file: Bytes;
  /** Whole pixels per module in a PNG or JPEG; the size divided by the number of modules in an SVG. */
  readonly modulePx: number;
}

export interface CheckedFile {
  readonly file: Bytes;
  /** The result of an independent reader; undefined if the reader could not be loaded. */
  readonly outcome: Outcome | undefined;
}

/** The methods of the worker. */
export interface QrSession {
  draw(request: DrawRequest): Promise<DrawnCode>;
  drawChecked(request: DrawRequest): Promise<CheckedFile>;
  scan(subject: ScanSubject, context: TaskContext): Promise<ScanReport>;
  /** Returns the text of the first code in a picture file. */
  readPicture(request: { readonly file: File }): Promise<string>;
}
