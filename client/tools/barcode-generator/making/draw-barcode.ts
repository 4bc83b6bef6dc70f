import { inform } from '#client/tool-kit/operations/notes.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { adviseColors, adviseContent, adviseShape, adviseSize } from '#core/codes/bars/bar-advice.ts';
import { writeBarPdf } from '#core/codes/bars/bar-pdf.ts';
import { findMissingElement } from '#core/codes/bars/bar-engine.ts';
import { type BarPicture, composePicture } from '#core/codes/bars/bar-picture.ts';
import { writeBarPng } from '#core/codes/bars/bar-pixels.ts';
import { type BarScan, scanBars } from '#core/codes/bars/bar-scan.ts';
import { type BarSize, planSize } from '#core/codes/bars/bar-size.ts';
import { type BarColors, writeBarSvg } from '#core/codes/bars/bar-svg.ts';
import { prepareContent } from '#core/codes/bars/code-content.ts';
import type { CodeContent } from '#core/codes/bars/content-parts.ts';
import { symbologies } from '#core/codes/bars/symbologies.ts';
import type { Symbology } from '#core/codes/bars/symbology-kinds.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { BarcodeOptions } from '../state.ts';

/** A drawn barcode with everything to report about it. */
export interface DrawnBarcode {
  readonly content: CodeContent;
  readonly picture: BarPicture;
  readonly size: BarSize;
  readonly warnings: readonly string[];
}

/** More characters than any symbology holds; without this limit the engine takes minutes to fail. */
const mostCharacters = { linear: 300, matrix: 3832 } as const;

/** Checks, completes and draws one content. Throws a ToolInputError for content that cannot be encoded. */
export function drawBarcode(written: string, options: BarcodeOptions): DrawnBarcode {
  const symbology: Symbology = symbologies[options.symbology];
  const most = symbology.isMatrix ? mostCharacters.matrix : mostCharacters.linear;
  if (written.length > most) {
    throw new ToolInputError(
      `${symbology.label} cannot hold ${writeNumber(written.length)} characters; ${writeNumber(most)} are beyond the most.`,
      { hint: 'For many codes choose “One per line”.' },
    );
  }
  const content = prepareContent(options.symbology, written, {
    hasCheck: options.hasCheck,
    isRectangular: options.isRectangular,
    columns: options.pdfColumns ?? 0,
  });
  const size = planSize(symbology, { ...options, isSnapped: options.isSnapped || options.format === 'png' });
  const picture = composePicture(content, {
    ...size,
    isMatrix: symbology.isMatrix,
    hasText: options.hasText,
    hasBearers: options.symbology === 'itf14' && options.hasBearers,
  });
  const isGs1 = options.symbology === 'gs1128' || options.symbology === 'gs1datamatrix';
  const missing = isGs1 ? findMissingElement(content) : undefined;
  const warnings = [
    ...(content.doubts ?? []),
    ...(missing === undefined ? [] : [missing]),
    ...adviseSize(symbology, size, options.dpi),
    ...adviseContent(options.symbology, content, picture, size),
    ...adviseShape(symbology, picture, size),
    ...adviseColors(options),
  ];
  return { content, picture, size, warnings };
}

/** Reads the code back with an independent reader; undefined if it does not know the symbology. */
export function scanBarcode(
  { content, picture }: DrawnBarcode,
  options: BarcodeOptions,
  reader: ZxingReader | undefined,
  isThorough: boolean,
): Promise<BarScan | undefined> {
  const symbology: Symbology = symbologies[options.symbology];
  const format = content.readerFormat ?? symbology.readerFormat;
  if (!reader || format === undefined) return Promise.resolve(undefined);
  return scanBars(picture, options, content, format, reader, isThorough);
}

/** Writes the drawing as a file. */
export async function writeBarcode(
  name: string,
  { picture, size }: DrawnBarcode,
  { format, dpi, ...colors }: Pick<BarcodeOptions, 'format' | 'dpi'> & BarColors,
): Promise<OutputPart> {
  const file = `${name}.${format}`;
  if (format === 'svg')
    return { name: file, kind: 'svg', content: writeBarSvg(picture, colors, size.moduleMm) };
  if (format === 'png') {
    const bytes = await writeBarPng(picture, colors, size.modulePx, dpi);
    return { name: file, kind: 'png', content: new Blob([bytes], { type: 'image/png' }) };
  }
  const page = {
    widthMm: picture.width * size.moduleMm,
    heightMm: picture.height * size.moduleMm,
    placed: [{ picture, moduleMm: size.moduleMm, xMm: 0, yMm: 0 }],
  };
  return { name: file, kind: 'pdf', content: pdfBlob(writeBarPdf([page], colors)) };
}

/** Wraps a PDF in a blob; all of it is ASCII. */
export function pdfBlob(pdf: string): Blob {
  return new Blob([pdf], { type: 'application/pdf' });
}

/** Writes the note on the result of reading a code back. */
export function noteScan(scan: BarScan | undefined, isReaderThere: boolean, label: string): Note | undefined {
  if (!scan) {
    const why = isReaderThere
      ? `No reader here knows ${label}: try a print with your own.`
      : 'It was not scanned back: the reader could not be loaded.';
    return inform(why);
  }
  if (scan.outcome === 'other') {
    return {
      severity: 'error',
      sentence: `A reader finds another text in this code: “${(scan.found ?? '').slice(0, 80)}”.`,
      hint: 'Do not print it: change the content or the symbology.',
    };
  }
  if (scan.outcome === 'nothing') {
    return {
      severity: 'error',
      sentence: 'A reader finds no code in the picture.',
      hint: 'Look at the colors, the quiet zone, the bar height and the reduction.',
    };
  }
  return undefined;
}
