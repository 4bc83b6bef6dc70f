import { AFRelationship, embedFacturX, PDFDocument, PDFHexString, type PDFImage } from '@cantoo/pdf-lib';
import { FontBook, fetchLatin } from '#client/lib/pdf/writing/font-book.ts';
import type { FontName } from '#client/lib/pdf/writing/font-files.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import type { Sheet } from '../sheet/describe-invoice.ts';
import { drawSheet } from './draw-sheet.ts';
import { invoiceFile } from './invoice-file.ts';
import { Paper, paperSizes } from './paper.ts';

export interface PdfOrder {
  readonly invoice: Invoice;
  readonly sheet: Sheet;
  readonly language: string;
  readonly paper: keyof typeof paperSizes;
  /** The electronic invoice; undefined if it would violate the standard. */
  readonly xml: string | undefined;
}

export interface WrittenPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Characters that none of our fonts has. */
  readonly missing: readonly string[];
}

/** Loads the fonts that every invoice needs, at least for its figures. */
export const prepare = fetchLatin;

/** Writes the invoice as PDF/A-3 with its data attached and every font embedded. */
export async function writePdf({ invoice, sheet, language, paper, xml }: PdfOrder): Promise<WrittenPdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = new FontBook(document.context, preferredFonts(invoice, sheet));
  // The texts in bold; all others are regular.
  const { labels, title, seller, buyer, columns, sums } = sheet;
  const bold = [title, seller[0], buyer[0], ...columns, labels.payment, ...sums.map(({ label }) => label)];
  await fonts.load([...textsIn(sheet), '0123456789 /'], 'regular');
  await fonts.load([...bold.map(String), ...sums.map(({ value }) => value)], 'bold');
  drawSheet(new Paper(document, fonts, paperSizes[paper]), sheet, await embedLogo(document, invoice.logo));
  await fonts.embed();
  describe(document, invoice, sheet, language);
  document.convertToPDFA({ conformance: '3B' });
  const dates = datesOf(invoice);
  await document.attach(new TextEncoder().encode(JSON.stringify(invoice, null, 2)), invoiceFile, {
    ...{
      mimeType: 'application/json',
      description: 'The invoice’s data',
      afRelationship: AFRelationship.Source,
    },
    ...dates,
  });
  if (xml !== undefined) {
    await embedFacturX(document, new TextEncoder().encode(xml), {
      ...{ conformanceLevel: 'EN 16931', description: 'Factur-X invoice', ...dates },
    });
  }
  const bytes = await document.save();
  return { bytes: new Uint8Array(bytes), missing: [...fonts.missing] };
}

function describe(document: PDFDocument, invoice: Invoice, { title, seller }: Sheet, language: string): void {
  const { creationDate, modificationDate } = datesOf(invoice);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(seller[0] ?? '');
  document.setCreator('Sundry');
  document.setProducer('Sundry');
  document.setLanguage(language);
  document.setCreationDate(creationDate);
  document.setModificationDate(modificationDate);
  // The id depends only on the invoice, so that the same invoice always gives the same file.
  const id = PDFHexString.fromText(`${invoice.number} ${invoice.issued}`);
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}

function datesOf({ issued }: Invoice) {
  const date = new Date(issued === '' ? 0 : `${issued}T00:00:00Z`);
  return { creationDate: date, modificationDate: date };
}

async function embedLogo(document: PDFDocument, logo: string): Promise<PDFImage | undefined> {
  if (logo === '') return undefined;
  try {
    return await (logo.startsWith('data:image/png') ? document.embedPng(logo) : document.embedJpg(logo));
  } catch {
    throw new ToolInputError('logo: The picture cannot be read.', {
      field: 'logo',
      hint: 'It may be damaged: save it as PNG or JPEG again.',
    });
  }
}

/** Returns every text of the sheet, whatever its key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Chooses the fonts for characters that Chinese, Japanese and Korean write differently, by the other texts, the
 * currency and the countries.
 */
function preferredFonts({ currency, seller, buyer }: Invoice, sheet: Sheet): FontName[] {
  const text = textsIn(sheet).join('');
  const countries = [seller.country, buyer.country];
  const signs: readonly (readonly [FontName, boolean])[] = [
    [
      'japanese',
      /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text) || currency === 'JPY' || countries.includes('JP'),
    ],
    ['korean', /\p{sc=Hangul}/u.test(text) || currency === 'KRW'],
    [
      'traditionalChinese',
      ['TWD', 'HKD', 'MOP'].includes(currency) || countries.some((code) => /^(?:TW|HK|MO)$/.test(code)),
    ],
    ['simplifiedChinese', true],
  ];
  return signs.flatMap(([name, isMeant]) => (isMeant ? [name] : []));
}
