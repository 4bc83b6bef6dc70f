import type { RebuiltPages } from '#client/lib/pdf/repairing/rebuild-table.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Properties of a document other than its pages that tools must handle or warn about. */
export interface PdfFacts {
  readonly pageCount: number;
  /** One label per page, as viewers show them; absent if the file defines none. */
  readonly pageLabels?: readonly string[];
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: string;
  /** The language as a BCP 47 tag such as `en-GB`. */
  readonly language?: string;
  readonly isEncrypted: boolean;
  /** Present if the file was damaged, and this is its repaired copy. */
  readonly rebuilt?: RebuiltPages;
  readonly hasForm: boolean;
  readonly hasXfa: boolean;
  readonly hasOutline: boolean;
  /** The number of bookmarks at all levels. */
  readonly bookmarkCount: number;
  /** True for scripts that run when the document opens, closes or prints. */
  readonly hasDocumentScripts: boolean;
  readonly isTagged: boolean;
  readonly isPortfolio: boolean;
  readonly signatureCount: number;
  readonly layerCount: number;
  readonly attachmentCount: number;
  /** True if the attached files need a password but the pages do not (ISO 32000-2, 7.6.6). */
  readonly areAttachmentsLocked?: boolean;
  /** The archive or print standard that the file claims to follow, such as `PDF/A-2B`. */
  readonly conformance?: string;
  readonly pageLayout?: string;
  readonly pageMode?: string;
  readonly viewerPreferences?: Readonly<Record<string, unknown>>;
}

interface DocumentInfo {
  readonly Title?: unknown;
  readonly Author?: unknown;
  readonly Subject?: unknown;
  readonly Keywords?: unknown;
  readonly Language?: unknown;
  readonly EncryptFilterName?: unknown;
  readonly IsAcroFormPresent?: unknown;
  readonly IsXFAPresent?: unknown;
  readonly IsCollectionPresent?: unknown;
}

interface Xmp {
  get(name: string): unknown;
  getRaw(): unknown;
}

/** Reads the facts from an open document. A damaged part counts as absent, because the pages matter more. */
export async function readPdfFacts(pdf: PDFDocumentProxy): Promise<PdfFacts> {
  // Asked at once, because each answer comes from the parser's thread.
  const [asked, labels, layers, attachments, signatures, outline, scripts, preferences, layout, mode] =
    await Promise.all([
      readMetadata(pdf),
      orAbsent(pdf.getPageLabels()),
      orAbsent(pdf.getOptionalContentConfig()),
      orAbsent(pdf.getAttachments()),
      orAbsent(pdf.getSignatures()),
      orAbsent(pdf.getOutline()),
      orAbsent(pdf.getJSActions()),
      orAbsent(pdf.getViewerPreferences()),
      orAbsent(pdf.getPageLayout()),
      orAbsent(pdf.getPageMode()),
    ]);
  const { info, metadata, hasStructTree } = asked;
  const isEncrypted = textOf(info.EncryptFilterName) !== undefined;
  return {
    pageCount: pdf.numPages,
    ...optional('pageLabels', labels ?? undefined),
    ...optional('title', textOf(info.Title)),
    ...optional('author', textOf(info.Author)),
    ...optional('subject', textOf(info.Subject)),
    ...optional('keywords', textOf(info.Keywords)),
    ...optional('language', textOf(info.Language)),
    ...optional('conformance', readConformance(metadata)),
    ...optional('pageLayout', textOf(layout)),
    ...optional('pageMode', textOf(mode)),
    ...optional('viewerPreferences', toRecord(preferences)),
    isEncrypted,
    hasForm: info.IsAcroFormPresent === true,
    hasXfa: info.IsXFAPresent === true,
    hasOutline: (outline?.length ?? 0) > 0,
    bookmarkCount: countBookmarks(outline ?? []),
    hasDocumentScripts: countEntries(scripts) > 0,
    isTagged: hasStructTree,
    isPortfolio: info.IsCollectionPresent === true,
    signatureCount: signatures?.length ?? 0,
    layerCount: layers ? [...layers].length : 0,
    attachmentCount: countEntries(attachments),
    ...(isEncrypted && (await areLocked(pdf, attachments)) ? { areAttachmentsLocked: true } : {}),
  };
}

async function areLocked(pdf: PDFDocumentProxy, attachments: unknown): Promise<boolean> {
  const [name] = attachments instanceof Map ? (attachments as Map<string, unknown>).keys() : [];
  if (name === undefined) return false;
  let isAsked = false;
  pdf.loadingTask.onPassword = () => {
    isAsked = true;
    throw new Error('There is no password to give.');
  };
  await orAbsent(pdf.getAttachmentContent(name));
  return isAsked;
}

async function readMetadata(pdf: PDFDocumentProxy) {
  const result = (await orAbsent(pdf.getMetadata())) as
    | { info: DocumentInfo; metadata: Xmp | null; hasStructTree?: boolean }
    | undefined;
  return {
    info: result?.info ?? {},
    metadata: result?.metadata ?? undefined,
    hasStructTree: result?.hasStructTree === true,
  };
}

/** Detects PDF/A by its XMP identification (ISO 19005-1, 6.7.11), and PDF/UA and PDF/X by theirs. */
function readConformance(metadata: Xmp | undefined): string | undefined {
  if (!metadata) return undefined;
  const part = readProperty(metadata, 'pdfaid:part');
  if (part !== undefined) return `PDF/A-${part}${readProperty(metadata, 'pdfaid:conformance') ?? ''}`;
  const accessible = readProperty(metadata, 'pdfuaid:part');
  if (accessible !== undefined) return `PDF/UA-${accessible}`;
  return readProperty(metadata, 'pdfxid:GTS_PDFXVersion');
}

/**
 * Reads a property, which may also be an attribute (ISO 16684-1, 7.9.2.2); pdf.js (6.5.438) does not read attributes.
 */
function readProperty(metadata: Xmp, name: string): string | undefined {
  const attribute = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u');
  const [, double, single] = attribute.exec(textOf(metadata.getRaw()) ?? '') ?? [];
  return textOf(metadata.get(name.toLowerCase())) ?? textOf(double ?? single);
}

async function orAbsent<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function countEntries(value: unknown): number {
  if (value instanceof Map) return value.size;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

interface Bookmark {
  readonly items?: readonly Bookmark[];
}

function countBookmarks(bookmarks: readonly Bookmark[]): number {
  return bookmarks.reduce((sum, { items = [] }) => sum + 1 + countBookmarks(items), 0);
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as Record<Key, Value>;
}
