import { warn } from '#client/tool-kit/operations/notes.ts';
import { writeCodePoint } from '#core/text/code-point.ts';
import type { TextInput } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { safeFileName } from '#core/files/file-names.ts';
import { checkInvoice, type InvoiceFault } from '#core/money/invoices/check-invoice.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { computeTotals } from '#core/money/invoices/totals.ts';
import { writeCii } from '#core/money/invoices/write-cii.ts';
import { parseInvoice } from './parse-invoice.ts';
import type { InvoiceOptions } from './schema.ts';
import { describeInvoice } from './sheet/describe-invoice.ts';

const missingShown = 10;
const mostBytes = 10_000_000;

export interface InvoiceDetail {
  /** Notes on characters that the fonts do not have. */
  readonly missing: readonly Note[];
}

/** Starts to load what a PDF needs. If that fails, the run that needs it reports it. */
export function prepare(): void {
  import('./paper/write-pdf.ts').then((paper) => paper.prepare()).catch(() => undefined);
}

/** Returns the JSON from the input, or from a PDF made by this tool. */
export async function readInput(input: TextInput): Promise<string> {
  const bytes = await input.bytes();
  const start = new TextDecoder().decode(bytes.subarray(0, 1024));
  if (!start.includes('%PDF-')) {
    // Pictures and archives contain zero bytes early; of texts, only UTF-16 does.
    if (start.includes('\0') && ![0xfe, 0xff].includes(bytes[0] ?? 0)) throw noInvoice();
    return input.text(mostBytes);
  }
  const { readPdfInvoice } = await import('./paper/read-pdf.ts');
  return readPdfInvoice(bytes);
}

const noInvoice = () =>
  new ToolInputError('This is neither an invoice in JSON nor a PDF.', {
    hint: 'Choose a JSON or PDF file that was made here.',
  });

/** Makes the requested file from an invoice in JSON. */
export async function makeInvoice(
  text: string,
  options: InvoiceOptions,
): Promise<OperationResult<InvoiceDetail>> {
  const { invoice, unknown } = parseInvoice(text);
  const totals = computeTotals(invoice);
  const faults = checkInvoice(invoice, totals);
  const notes = [...unknown.map(noteUnknown), ...faults.map(noteFault)];
  const name = safeFileName(invoice.number.trim() || 'invoice');
  const breaking = faults.find(({ rule }) => rule !== undefined);
  const detail = { missing: [] };
  if (options.output === 'json') return { parts: [jsonPart(invoice, name)], notes, detail };
  if (options.output === 'xml') {
    if (breaking) throw refusal(breaking);
    return {
      parts: [{ name: `${name}.xml`, kind: 'xml', content: writeCii(invoice, totals) }],
      notes,
      detail,
    };
  }
  const { writePdf } = await import('./paper/write-pdf.ts');
  const { bytes, missing } = await writePdf({
    ...{ invoice, language: options.language, paper: options.paper },
    sheet: describeInvoice(invoice, totals, options.language),
    xml: breaking ? undefined : writeCii(invoice, totals),
  });
  const content = new Blob([bytes], { type: 'application/pdf' });
  const unwritten = noteMissing(missing);
  const plain = breaking ? [notePlain()] : [];
  return {
    parts: [{ name: `${name}.pdf`, kind: 'pdf', content }],
    notes: [...plain, ...notes, ...unwritten],
    detail: { missing: unwritten },
  };
}

function jsonPart(invoice: Invoice, name: string): OutputPart {
  return { name: `${name}.json`, kind: 'json', content: `${JSON.stringify(invoice, null, 2)}\n` };
}

function refusal({ place, sentence, rule }: InvoiceFault): ToolInputError {
  return new ToolInputError(`No XML of EN 16931 can be written: ${place}: ${sentence}`, {
    field: place,
    hint: `This is rule ${rule ?? ''} of the standard. The PDF can be made without it.`,
  });
}

function noteFault({ place, sentence, rule }: InvoiceFault): Note {
  return warn(sentence, `${place}${rule === undefined ? '' : `, rule ${rule} of EN 16931`}`);
}

function noteUnknown(place: string): Note {
  return warn(`Left out, because it is not supported here: ${place}`, 'Check its name.');
}

function notePlain(): Note {
  return warn(
    'The PDF has no electronic invoice inside, for it would break the standard.',
    'Fix what is named below.',
  );
}

function noteMissing(missing: readonly string[]): Note[] {
  if (missing.length === 0) return [];
  const shown = missing.slice(0, missingShown).map((each) => `${each} (${writeCodePoint(each)})`);
  const more = missing.length > missingShown ? ` and ${missing.length - missingShown} more` : '';
  return [
    warn(
      `No font here has ${shown.join(', ')}${more}: the PDF shows boxes instead.`,
      'Write it in other characters. The XML holds it as it is.',
    ),
  ];
}
