import type { TaskContext } from '#core/task.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import type { QrSymbol, QrWishes } from './logic.ts';
import type { PictureStyle } from './picture-style.ts';
import type { ScanReport, ScanSubject } from './scanning.ts';

export type PictureFormat = 'png' | 'svg' | 'jpeg';

export interface DrawRequest {
  readonly text: string;
  readonly wishes: QrWishes;
  readonly style: PictureStyle;
  readonly sizePx: number;
  readonly format: PictureFormat;
}

export interface DrawnCode {
  readonly symbol: QrSymbol;
  readonly file: Bytes;
  /** Whole pixels a module in a PNG or JPEG; the size divided by the modules in an SVG. */
  readonly modulePx: number;
}

/** What the worker offers. */
export interface QrWorkerApi {
  draw(request: DrawRequest): Promise<DrawnCode>;
  scan(subject: ScanSubject, context: TaskContext): Promise<ScanReport>;
  /** The text of the first code in a picture file. */
  readPicture(request: { readonly file: File }): Promise<string>;
}
