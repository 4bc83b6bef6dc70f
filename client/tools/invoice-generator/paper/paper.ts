import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type Color, drawText } from '#client/lib/pdf/writing/draw-text.ts';
import type { FontBook, Weight } from '#client/lib/pdf/writing/font-book.ts';
import { type ShapedText, shapeText } from '#client/lib/pdf/writing/shape-text.ts';
import { listRuns } from '#core/codes/drawing/module-runs.ts';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import { wrapText } from '#client/lib/pdf/writing/wrap-text.ts';

/** A size in points. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export const paperSizes = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: Color;
}

/** The horizontal position of a text; right-to-left texts are aligned right automatically. */
export interface Box {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export const ink: Color = [0.1, 0.1, 0.12];
export const quiet: Color = [0.36, 0.36, 0.4];
const line: Color = [0.78, 0.78, 0.8];

export const margin = 50;
/** The space for the footer of each page. */
const footRoom = 30;
const leading = 1.4;

/** Writes pages from top to bottom. `y` is the position of the next item, measured from the bottom of the page. */
export class Paper {
  readonly size: PaperSize;
  readonly pages: PDFPage[] = [];
  y = 0;
  readonly #document: PDFDocument;
  readonly #fonts: FontBook;
  readonly #shaped = new Map<string, ShapedText>();

  constructor(document: PDFDocument, fonts: FontBook, size: PaperSize) {
    this.#document = document;
    this.#fonts = fonts;
    this.size = size;
    this.addPage();
  }

  /** The width between the margins. */
  get width(): number {
    return this.size.width - 2 * margin;
  }

  /** The remaining height of the page. */
  get room(): number {
    return this.y - margin - footRoom;
  }

  get #page(): PDFPage {
    const page = this.pages.at(-1);
    if (!page) throw new Error('There is no page.');
    return page;
  }

  addPage(): void {
    this.pages.push(this.#document.addPage([this.size.width, this.size.height]));
    this.y = this.size.height - margin;
  }

  /** Wraps a text into lines for a width. */
  wrap(text: string, width: number, { size = 9, weight = 'regular' }: TextStyle = {}): string[] {
    return wrapText(text, width, (part) => (this.#shape(part, weight).width * size) / 1000);
  }

  /** Writes lines of text, starting at the top `y`. Returns their height. */
  write(lines: readonly string[], box: Box, style: TextStyle = {}, y = this.y, page = this.#page): number {
    const { size = 9, weight = 'regular', color = ink } = style;
    lines.forEach((text, index) => {
      const shaped = this.#shape(text, weight);
      const width = (shaped.width * size) / 1000;
      const isRight = box.align === 'right' || shaped.isRightToLeft;
      const x = isRight ? box.x + box.width - width : box.x;
      drawText(page, shaped, { x, y: y - size - index * size * leading, size, color });
    });
    return lines.length * size * leading;
  }

  /** Writes a text wrapped in its box. Returns its height. */
  writeWrapped(text: string, box: Box, style: TextStyle = {}, y = this.y): number {
    return this.write(this.wrap(text, box.width, style), box, style, y);
  }

  /** Draws a horizontal line at `y`. */
  rule(): void {
    this.#page.drawLine({
      start: { x: margin, y: this.y },
      end: { x: this.size.width - margin, y: this.y },
      thickness: 0.7,
      color: rgb(...line),
    });
  }

  /** Draws a QR code with its upper left corner at `x` and `y`; the area around it must stay white. */
  drawCode(text: string, x: number, side: number): void {
    const symbol = encodeQr(text, { level: 'M' });
    const unit = side / (symbol.across + 8);
    for (const run of listRuns(symbol)) {
      this.#page.drawRectangle({
        x: x + (run.x + 4) * unit,
        y: this.y - (run.y + 5) * unit,
        width: run.length * unit,
        height: unit,
        color: rgb(0, 0, 0),
      });
    }
  }

  drawLogo(image: Awaited<ReturnType<PDFDocument['embedPng']>>, box: PaperSize): number {
    const { width, height } = image.scaleToFit(box.width, box.height);
    // A small picture is not enlarged.
    const scale = Math.min(1, (image.width * 0.75) / width);
    this.#page.drawImage(image, {
      x: margin,
      y: this.y - height * scale,
      width: width * scale,
      height: height * scale,
    });
    return height * scale;
  }

  #shape(text: string, weight: Weight): ShapedText {
    const key = `${weight} ${text}`;
    const known = this.#shaped.get(key) ?? shapeText(text, weight, this.#fonts);
    this.#shaped.set(key, known);
    return known;
  }
}

export function heightOf(lines: readonly string[], size = 9): number {
  return lines.length * size * leading;
}
