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
  /** Its longer side as hundredths of the symbol's. */
  readonly percent: number;
}

/** A logo where it stands, and what it costs. */
export interface SetLogo {
  /** In modules. */
  readonly box: Box;
  readonly damage: Damage;
}

export interface DrawnCode {
  /** With the modules under a logo light. */
  readonly symbol: QrSymbol;
  readonly logo: SetLogo | undefined;
  readonly file: Bytes;
  /** Whole pixels a module in a PNG or JPEG; the size divided by the modules in an SVG. */
  readonly modulePx: number;
}

export interface CheckedFile {
  readonly file: Bytes;
  readonly version: number;
  /** What an independent reader gets out of it; undefined where the reader is out of reach. */
  readonly outcome: Outcome | undefined;
}

/** What the worker offers. */
export interface QrSession {
  draw(request: DrawRequest): Promise<DrawnCode>;
  drawChecked(request: DrawRequest): Promise<CheckedFile>;
  scan(subject: ScanSubject, context: TaskContext): Promise<ScanReport>;
  /** The text of the first code in a picture file. */
  readPicture(request: { readonly file: File }): Promise<string>;
}
