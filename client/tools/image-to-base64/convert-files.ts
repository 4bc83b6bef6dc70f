import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { hasLocation } from '#client/lib/images/metadata-policy.ts';
import { cleanOriginal } from '#client/lib/images/prepare-output.ts';
import { detectImageKind, readImageHeader } from '#core/images/containers/image-container.ts';
import { isIconCutShort } from '#core/images/containers/simple-containers.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { Figure, OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { append } from '#core/collections/append.ts';
import { compressedSize } from '#core/bytes/compressed-size.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { uniqueFileNames } from '#core/files/file-names.ts';
import { mediaTypeOf } from '#core/files/media-types.ts';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { encodePicture } from './encode-picture.ts';
import { findPictures, isPictureFile } from './find-pictures.ts';
import type { ImageTextOptions } from './state.ts';
import { type EncodedPicture, outputForms } from './output-forms.ts';

interface Work {
  readonly pictures: EncodedPicture[];
  readonly found: OutputPart[];
  readonly notes: Note[];
  pictureBytes: number;
}

/** Converts pictures to text, and pictures inside texts to files. Throws a ToolInputError if there are neither. */
export async function convertFiles(
  files: readonly FileInput[],
  options: ImageTextOptions,
  { signal, reportProgress }: OperationContext,
): Promise<OperationResult> {
  const work: Work = { pictures: [], found: [], notes: [], pictureBytes: 0 };
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    reportProgress({ fraction: index / files.length, label: file.name });
    if (isPictureFile(file.kind)) await encodeFile(file, file.kind, options, work);
    else await decodeFile(file, work);
  }
  if (work.pictures.length + work.found.length === 0) throw nothingFound(files, work.notes);
  return {
    parts: [...writePictures(work.pictures, options), ...tellApart(work.found)],
    figures: work.pictures.length > 0 ? await figuresOf(work) : undefined,
    notes: work.notes,
  };
}

async function encodeFile(
  file: FileInput,
  kind: DataKind,
  options: ImageTextOptions,
  work: Work,
): Promise<void> {
  const bytes = await file.bytes();
  if (isCutShort(kind, bytes)) work.notes.push(cutShort(file.name));
  const written = await withoutMetadata(file.name, bytes, options.isStripped, work.notes);
  work.pictures.push(encodePicture(file.name, kind, written, options.svgAs));
  work.pictureBytes += written.length;
  if (written.length > inlineBytes) {
    const sentence = `“${file.name}” has ${formatBytes(written.length)}.`;
    const hint =
      'Above about 10 kB a separate file loads faster than a page that contains it: compress it first, or link it.';
    work.notes.push(inform(sentence, hint));
  }
}

/** Returns whether a file without a pixel header is truncated; other kinds report it themselves. */
function isCutShort(kind: DataKind, bytes: Uint8Array): boolean {
  if (kind === 'ico') return isIconCutShort(bytes);
  return (
    kind === 'svg' &&
    !/<\/(?:[\w.-]+:)?svg\s*>|<(?:[\w.-]+:)?svg\b[^>]*\/>/.test(new TextDecoder().decode(bytes))
  );
}

function cutShort(name: string): Note {
  const sentence = `“${name}” is cut short: a part of the picture is missing.`;
  return warn(sentence, 'Look for the whole file.');
}

/** A larger picture is not worth inlining into a page. */
const inlineBytes = 10_000;

async function withoutMetadata(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  isStripped: boolean,
  notes: Note[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (!detectImageKind(bytes)) return bytes;
  const header = await readImageHeader(bytes).catch((error: unknown) => {
    if (!(error instanceof ToolInputError)) throw error;
    notes.push(warn(`“${name}” is damaged, and was kept as it is.`));
  });
  if (!header) return bytes;
  if (header.isCutShort) notes.push(cutShort(name));
  if (isStripped) {
    const cleaned = await cleanOriginal(bytes, header, 'strip');
    if (cleaned) return cleaned;
    notes.push(warn(`The metadata of “${name}” could not be removed.`));
  }
  if (hasLocation(header.metadata)) {
    const sentence = `“${name}” tells where it was taken.`;
    notes.push(warn(sentence, 'Remove the metadata to hide that.'));
  }
  return bytes;
}

async function decodeFile(file: FileInput, { found, notes }: Work): Promise<void> {
  const { pictures, strange } = findPictures(await file.text());
  append(
    found,
    pictures.map(({ bytes, kind }) => {
      const content = new Blob([bytes], { type: mediaTypeOf(kind) });
      return { name: `picture.${kind === 'jpeg' ? 'jpg' : kind}`, kind, content };
    }),
  );
  for (const { kind, claimedType } of pictures) {
    const type = mediaTypeOf(kind);
    if (claimedType && claimedType.toLowerCase() !== type && claimedType !== 'image/jpg')
      notes.push(warn(`A picture is named ${claimedType} and is ${type}.`));
  }
  if (strange.length > 0) {
    const [first = ''] = strange;
    const sentence = `${formatCount(strange.length, 'data: address', 'data: addresses')} of “${file.name}” could not be read as a picture, the first: “${first}…”.`;
    notes.push(warn(sentence));
  }
}

function nothingFound(files: readonly FileInput[], notes: readonly Note[]): ToolInputError {
  if (files.length === 0)
    return new ToolInputError('There is no file.', {
      hint: 'Choose pictures, or a text with data: addresses.',
    });
  const [first] = notes;
  return new ToolInputError(first?.sentence ?? 'There is no picture in this.', {
    hint: 'Add a picture file, a data: address, or the Base64 of a picture.',
  });
}

function writePictures(pictures: readonly EncodedPicture[], { form }: ImageTextOptions): OutputPart[] {
  const chosen = outputForms.find(({ id }) => id === form);
  if (!chosen || pictures.length === 0) return [];
  const { fileName, kind } = chosen;
  return [{ name: fileName, kind, content: chosen.write(pictures) }];
}

function tellApart(parts: readonly OutputPart[]): OutputPart[] {
  const names = uniqueFileNames(parts.map(({ name }) => name));
  return parts.map((part, index) => ({ ...part, name: names[index] ?? part.name }));
}

async function figuresOf({ pictures, pictureBytes }: Work): Promise<Figure[]> {
  const text = pictures.map(({ dataUrl }) => dataUrl).join('\n');
  const size = text.length;
  const growth = pictureBytes === 0 ? 0 : ((size - pictureBytes) / pictureBytes) * 100;
  return [
    { label: pictures.length === 1 ? 'Picture' : 'Pictures', value: formatBytes(pictureBytes) },
    {
      label: 'As text',
      value: `${formatBytes(size)} (${writeNumber(growth, 'en', { maximumFractionDigits: 0, signDisplay: 'always' })} %)`,
    },
    { label: 'By gzip', value: formatBytes(await compressedSize(new TextEncoder().encode(text), 'gzip')) },
  ];
}
