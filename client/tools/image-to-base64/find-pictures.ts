import { decodeBase64Url } from '#core/bytes/base64.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

/** A picture found in a text. */
export interface FoundPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: DataKind;
  /** The media type given in the text; undefined if there is none. */
  readonly claimedType: string | undefined;
}

export interface PicturesInText {
  readonly pictures: readonly FoundPicture[];
  /** The beginnings of data: URLs that are damaged or contain no picture. */
  readonly strange: readonly string[];
}

/** The picture formats that browsers and other programs open. */
const pictureKinds: ReadonlySet<DataKind | undefined> = new Set<DataKind>([
  ...(['png', 'jpeg', 'webp', 'avif', 'gif', 'bmp', 'ico', 'heic', 'tiff', 'svg'] as const),
]);

/**
 * Finds the pictures in a text: every `data:` URL in CSS, HTML, JSON or Markdown, even with line breaks; otherwise
 * reads the whole text as Base64, with or without quotes, in either alphabet.
 */
export function findPictures(written: string): PicturesInText {
  // JSON may escape slashes.
  const text = written.replaceAll('\\/', '/').trim();
  const urls = [
    ...text.matchAll(
      /data:([\w.+-]{0,80}(?:\/[\w.+-]{0,80})?)((?:;[\w.-]{1,40}(?:=[^;,"'\s]{0,80})?){0,8}),/gi,
    ),
  ];
  const strange: string[] = [];
  if (urls.length === 0) {
    const only = asPicture(readBase64(text.replace(/^["'`]+|["'`;,]+$/g, '')), undefined);
    return { pictures: only ? [only] : [], strange };
  }
  const pictures = urls.flatMap((match) => {
    const start = match.index + match[0].length;
    const isBase64 = /;base64$/i.test(match[2] ?? '');
    const body = bodyAt(text, match.index, start, isBase64);
    const picture = asPicture(isBase64 ? readBase64(body) : readPercent(body), match[1]);
    if (!picture) strange.push(text.slice(match.index, match.index + 40));
    return picture ? [picture] : [];
  });
  return { pictures, strange };
}

/** Returns the data up to the closing quote, or up to a character that cannot be part of it. */
function bodyAt(text: string, urlStart: number, start: number, isBase64: boolean): string {
  const quote = text[urlStart - 1] ?? '';
  if (quote === '"' || quote === "'" || quote === '`') {
    const end = text.indexOf(quote, start);
    return text.slice(start, end < 0 ? undefined : end).replace(/\\\r?\n|\\[rn]/g, '');
  }
  const isOwnLine = urlStart === 0 || quote === '\n';
  const allowed = isBase64 ? /[\w+/=%-]+(?:\s+[\w+/=%-]{4,})*/y : isOwnLine ? /.+/y : /[^\s"<>)]+/y;
  allowed.lastIndex = start;
  return allowed.exec(text)?.[0] ?? '';
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.includes('%') ? decodePercent(text) : text;
  const written = (plain ?? text).replace(/\s+/g, '');
  if (!/^[\w+/-]+=*$/.test(written)) return undefined;
  try {
    return decodeBase64Url(written.replace(/(?<!=)=+$/, ''));
  } catch {
    return undefined;
  }
}

function readPercent(text: string): Uint8Array<ArrayBuffer> | undefined {
  const decoded = decodePercent(text) ?? text;
  return new TextEncoder().encode(decoded);
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function asPicture(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  claimedType: string | undefined,
): FoundPicture | undefined {
  const kind = bytes && detectFileKind(bytes.subarray(0, headBytes));
  return bytes && kind && pictureKinds.has(kind) ? { bytes, kind, claimedType } : undefined;
}

export function isPictureFile(kind: DataKind | undefined): kind is DataKind {
  return pictureKinds.has(kind);
}
