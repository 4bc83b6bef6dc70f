import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { writeBarSvg } from '#core/codes/bars/bar-svg.ts';
import { symbologies } from '#core/codes/bars/symbologies.ts';
import { readRows } from '#core/codes/batch/batch-rows.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { safeFileName } from '#core/files/file-names.ts';
import type { BarcodeOptions } from '../state.ts';
import type { BarcodeDetail } from './details.ts';
import { drawBarcode, noteScan, scanBarcode, writeBarcode } from './draw-barcode.ts';
import { makeList } from './make-list.ts';

type BarcodeResult = OperationResult<BarcodeDetail>;

/** Draws the barcode of a text, or one per row of a list, and reads each back. Throws a ToolInputError. */
export async function makeBarcodes(
  written: string,
  options: BarcodeOptions,
  context: OperationContext,
): Promise<BarcodeResult> {
  const request = 'Please enter the content of the barcode.';
  const reader = await loadReader();
  if (options.list === 'one') return makeOne(written, options, reader);
  return makeList(readRows(written, options.list, request), options, reader, context);
}

/** Loads the reader; undefined if that fails, since codes can be drawn without it. */
async function loadReader(): Promise<ZxingReader | undefined> {
  const { pictureTools } = await import('#platform/pictures');
  try {
    return await pictureTools.loadCodeReader();
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}

async function makeOne(
  written: string,
  options: BarcodeOptions,
  reader: ZxingReader | undefined,
): Promise<BarcodeResult> {
  const drawn = drawBarcode(written, options);
  const { content, picture, size, warnings } = drawn;
  const scan = await scanBarcode(drawn, options, reader, true);
  const scanned = noteScan(scan, reader !== undefined, symbologies[options.symbology].label);
  const part: OutputPart = await writeBarcode(nameFor(options, content.full), drawn, options);
  const notes: Note[] = [
    ...(scanned ? [scanned] : []),
    ...warnings.map((sentence) => warn(sentence)),
    ...content.remarks.map((sentence) => inform(sentence)),
  ];
  const detail: BarcodeDetail = {
    type: 'one',
    svg: writeBarSvg(picture, options, size.moduleMm),
    full: content.full,
    widthMm: picture.width * size.moduleMm,
    heightMm: picture.height * size.moduleMm,
    moduleMm: size.moduleMm,
    moduleDots: options.isSnapped || options.format === 'png' ? size.modulePx : undefined,
    remarks: content.remarks,
    scan,
  };
  return { parts: [part], notes, detail };
}

function nameFor({ symbology }: BarcodeOptions, full: string): string {
  const said = full
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return safeFileName(said === '' ? symbology : `${symbology}-${said}`);
}
