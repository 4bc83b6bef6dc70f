import { type PdfFacts, readPdfFacts } from '#client/lib/pdf/parsing/pdf-facts.ts';
import { type PdfShelf, type ShelvedFile, wholeBytes } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import { checkDecodeSize, maxPixelsInPdf } from '#client/lib/images/image-limits.ts';
import { throwIfRefused } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { ToolInputError } from '#core/errors.ts';
import { readImageHeader } from '#core/images/containers/image-container.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface ChosenFile extends ShelvedFile {
  /** True for tools that do not need the attached files, which can be encrypted separately. */
  readonly needsPagesOnly?: boolean | undefined;
  /** True for tools that put pictures on pages. */
  readonly takesPictures?: boolean | undefined;
}

/** The kind of a file after inspection. */
export type InspectedFile =
  | {
      readonly kind: 'pdf';
      readonly facts: PdfFacts;
      /** Used in place of a damaged file. */
      readonly rebuilt?: Blob | undefined;
    }
  | { readonly kind: 'image' }
  | { readonly kind: 'locked'; readonly wasPasswordWrong: boolean; readonly isByAttachments?: true };

const pictureKinds: ReadonlySet<DataKind> = new Set<DataKind>([
  'png',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'bmp',
  'heic',
]);

const kindNames: Partial<Record<DataKind, string>> = {
  zip: 'a ZIP archive or an office document',
  svg: 'an SVG drawing',
  tiff: 'a TIFF picture',
  ico: 'an icon',
};

/** Pictures that this tool cannot put on pages. */
const otherPictures: ReadonlySet<DataKind> = new Set<DataKind>(['tiff', 'svg', 'ico']);

const describeTaken = (takesPictures = false) =>
  takesPictures ? 'PDF, JPEG, PNG, WebP, AVIF, HEIC, GIF and BMP files can be merged.' : 'Choose a PDF file.';
/** Readers search for the header in the first kilobyte; in damaged files it may come later. */
const headerSearchBytes = 65_536;

/** More pages than a person arranges by hand. The grid and the merge stay fast up to this number. */
const maxPages = 20_000;

/**
 * Detects a file's kind from its content. Throws a ToolInputError for a file that the tool does not take or that cannot
 * be read.
 */
export async function inspectFile(source: ChosenFile, shelf: PdfShelf): Promise<InspectedFile> {
  const { takesPictures } = source;
  const hint = describeTaken(takesPictures);
  const whole = source.file.size > wholeBytes ? undefined : await readBytes(source.file);
  const head = whole?.subarray(0, headBytes) ?? (await readBytes(source.file.slice(0, headBytes)));
  const kind = detectFileKind(head);
  const isPicture = kind !== undefined && pictureKinds.has(kind);
  if (isPicture && takesPictures === true) {
    checkDecodeSize(await readImageHeader(whole ?? (await readBytes(source.file))), maxPixelsInPdf);
    return { kind: 'image' };
  }
  if (kind !== undefined && kind !== 'pdf') {
    const name = isPicture ? 'a picture' : (kindNames[kind] ?? `${kind.toUpperCase()} data`);
    if (takesPictures === true && otherPictures.has(kind)) {
      throw new ToolInputError(`This is ${name}, which cannot be merged.`, {
        hint: `Save it as PNG first. ${hint}`,
      });
    }
    throw new ToolInputError(`This is ${name}, not a PDF.`, { hint });
  }
  const opened = await shelf.take(source, whole).catch(async (error: unknown) => {
    const isNoPdf =
      error instanceof ToolInputError && source.file.size > 0 && !(await hasPdfHeader(source.file));
    const sentence = takesPictures === true ? 'This is neither a PDF nor a picture.' : 'This is not a PDF.';
    throw isNoPdf ? new ToolInputError(sentence, { hint }) : error;
  });
  if (opened.status === 'locked') return { kind: 'locked', wasPasswordWrong: opened.wasPasswordWrong };
  const { pdf, rebuilt } = opened;
  const facts = await readPdfFacts(pdf).finally(throwIfRefused);
  if (facts.pageCount > maxPages) {
    throw new ToolInputError(
      `This PDF claims to have ${writeNumber(facts.pageCount)} pages; the limit is ${writeNumber(maxPages)}.`,
    );
  }
  if (facts.areAttachmentsLocked === true && source.needsPagesOnly !== true) {
    return { kind: 'locked', wasPasswordWrong: false, isByAttachments: true };
  }
  if (!rebuilt) return { kind: 'pdf', facts };
  const { file, wasEncrypted, pages } = rebuilt;
  const isEncrypted = facts.isEncrypted || wasEncrypted;
  return { kind: 'pdf', facts: { ...facts, isEncrypted, rebuilt: pages }, rebuilt: file };
}

async function hasPdfHeader(file: Blob): Promise<boolean> {
  const head = await readBytes(file.slice(0, headerSearchBytes));
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}
