import { warn } from '#client/tool-kit/operations/notes.ts';
import type { OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { writeBarPdf } from '#core/codes/bars/bar-pdf.ts';
import { labelGrids, type LabelGrid, pageSizes } from '#core/codes/bars/label-grids.ts';
import { checkGrid, type LabelCode, layLabels } from '#core/codes/bars/label-sheet.ts';
import { symbologies } from '#core/codes/bars/symbologies.ts';
import type { BatchRow } from '#core/codes/batch/batch-rows.ts';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { uniqueFileNames } from '#core/files/file-names.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { BarcodeOptions } from '../state.ts';
import type { BarcodeDetail, RowOutcome } from './details.ts';
import {
  drawBarcode,
  type DrawnBarcode,
  noteScan,
  pdfBlob,
  scanBarcode,
  writeBarcode,
} from './draw-barcode.ts';

interface MadeRow {
  readonly row: BatchRow;
  readonly drawn: DrawnBarcode | undefined;
  readonly note: Note | undefined;
}

/** More labels would make a file too large for printers. */
const mostLabels = 20_000;

/** Makes a code per row, as files or one sheet of labels. A row with an error does not stop the others. */
export async function makeList(
  rows: readonly BatchRow[],
  options: BarcodeOptions,
  reader: ZxingReader | undefined,
  { signal, reportProgress }: OperationContext,
): Promise<OperationResult<BarcodeDetail>> {
  // Checked before the work, so that an error shows at once.
  if (isSheet(options)) checkGrid(gridOf(options));
  const made: MadeRow[] = [];
  for (const [index, row] of rows.entries()) {
    signal.throwIfAborted();
    reportProgress({ fraction: index / rows.length });
    made.push(await makeRow(row, options, reader));
  }
  const drawn = made.flatMap(({ row, drawn: code }) => (code ? [{ row, code }] : []));
  if (drawn.length === 0) {
    const first = made[0]?.note;
    throw new ToolInputError('None of the codes could be made.', {
      line: first?.place?.line,
      hint: first ? [first.sentence, first.hint].filter(Boolean).join(' ') : undefined,
    });
  }
  const warnings = new Set(drawn.flatMap(({ code }) => code.warnings));
  const isUnread = !reader || !('readerFormat' in symbologies[options.symbology]);
  const unread = isUnread
    ? noteScan(undefined, reader !== undefined, symbologies[options.symbology].label)
    : undefined;
  return {
    parts: await writeParts(drawn, options),
    notes: [
      ...made.flatMap(({ note }) => (note ? [note] : [])),
      ...Array.from(warnings, (sentence) => warn(sentence)),
      ...(unread ? [unread] : []),
    ],
    detail: { type: 'many', rows: made.map(outcomeOf) },
  };
}

async function makeRow(
  row: BatchRow,
  options: BarcodeOptions,
  reader: ZxingReader | undefined,
): Promise<MadeRow> {
  const place = { line: row.line };
  try {
    const drawn = drawBarcode(row.text, options);
    const scan = await scanBarcode(drawn, options, reader, false);
    if (!scan || scan.outcome === 'same') return { row, drawn, note: undefined };
    const note = noteScan(scan, true, symbologies[options.symbology].label);
    // A code that reads as something else is worse than none.
    return { row, drawn: scan.outcome === 'other' ? undefined : drawn, note: note && { ...note, place } };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    const note = { severity: 'error' as const, sentence: error.message, place, hint: error.details.hint };
    return { row, drawn: undefined, note };
  }
}

function outcomeOf({ row, drawn, note }: MadeRow): RowOutcome {
  const { line, text, name } = row;
  return { line, text, name, problem: note?.sentence, isMade: drawn !== undefined };
}

async function writeParts(
  drawn: readonly { readonly row: BatchRow; readonly code: DrawnBarcode }[],
  options: BarcodeOptions,
): Promise<readonly OutputPart[]> {
  if (isSheet(options)) {
    const codes = drawn.flatMap(({ row, code }) => {
      const label: LabelCode = {
        picture: code.picture,
        moduleMm: code.size.moduleMm,
        barModules: code.size.heightModules,
        dotMm: options.isSnapped ? 25.4 / options.dpi : undefined,
        name: code.content.full,
        line: row.line,
      };
      return Array.from({ length: options.copies }, () => label);
    });
    if (codes.length > mostLabels) {
      throw new ToolInputError(
        `That is ${writeNumber(codes.length)} labels; at most ${writeNumber(mostLabels)} work at once.`,
        {
          hint: 'Use fewer copies.',
        },
      );
    }
    const pages = layLabels(codes, gridOf(options), options.skipped);
    return [{ name: 'labels.pdf', kind: 'pdf', content: pdfBlob(writeBarPdf(pages, options)) }];
  }
  const names = uniqueFileNames(drawn.map(({ row }) => row.name));
  return Promise.all(
    drawn.map(({ row, code }, index) => writeBarcode(names[index] ?? row.name, code, options)),
  );
}

function isSheet({ format, labels }: BarcodeOptions): boolean {
  return format === 'pdf' && labels !== 'none';
}

function gridOf(options: BarcodeOptions): LabelGrid {
  if (options.labels !== 'custom' && options.labels !== 'none') return labelGrids[options.labels];
  return {
    pageMm: pageSizes[options.page],
    columns: options.columns,
    rows: options.rows,
    labelMm: [options.labelWidthMm, options.labelHeightMm],
    gapMm: [options.gapAcrossMm, options.gapDownMm],
    marginMm: [options.marginLeftMm, options.marginTopMm],
  };
}
