import { hexOf } from '#core/bytes/asn1/values.ts';
import { detectFileKind } from '#core/text/kinds/data-kind-detection.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

/** The kind of content, detected from its first bytes. */
export interface ContentKind {
  readonly name: string;
  readonly extension: string;
  readonly mediaType: string;
  /** The kind for the hand-over to other tools. */
  readonly kind: DataKind;
}

const other = (name: string, extension: string, mediaType: string, kind: DataKind = 'file'): ContentKind => ({
  name,
  extension,
  mediaType,
  kind,
});
const image = (kind: DataKind, name: string, mediaType = `image/${kind}`) =>
  other(name, kind === 'jpeg' ? 'jpg' : kind, mediaType, kind);

const known: Readonly<Partial<Record<DataKind, ContentKind>>> = {
  png: image('png', 'PNG image'),
  jpeg: image('jpeg', 'JPEG image'),
  gif: image('gif', 'GIF image'),
  webp: image('webp', 'WebP image'),
  avif: image('avif', 'AVIF image'),
  heic: image('heic', 'HEIC image'),
  bmp: image('bmp', 'BMP image'),
  tiff: image('tiff', 'TIFF image'),
  ico: image('ico', 'icon', 'image/x-icon'),
  svg: image('svg', 'SVG image', 'image/svg+xml'),
  pdf: other('PDF document', 'pdf', 'application/pdf', 'pdf'),
  zip: other('ZIP archive', 'zip', 'application/zip', 'zip'),
};

/** Offset, hexadecimal bytes, and the kind of content that begins with them. */
const further: readonly (readonly [number, string, ContentKind])[] = [
  [0, '1f8b', other('gzip data', 'gz', 'application/gzip')],
  [0, '377abcaf271c', other('7-Zip archive', '7z', 'application/x-7z-compressed')],
  [0, '526172211a07', other('RAR archive', 'rar', 'application/vnd.rar')],
  [0, '28b52ffd', other('Zstandard data', 'zst', 'application/zstd')],
  [0, '0061736d', other('WebAssembly module', 'wasm', 'application/wasm')],
  [0, '774f4632', other('WOFF2 font', 'woff2', 'font/woff2')],
  [0, '774f4646', other('WOFF font', 'woff', 'font/woff')],
  [0, '00010000', other('TrueType font', 'ttf', 'font/ttf')],
  [0, '4f54544f', other('OpenType font', 'otf', 'font/otf')],
  [0, '494433', other('MP3 audio', 'mp3', 'audio/mpeg')],
  [0, '4f676753', other('Ogg audio', 'ogg', 'audio/ogg')],
  [0, '664c6143', other('FLAC audio', 'flac', 'audio/flac')],
  [8, '57415645', other('WAV audio', 'wav', 'audio/wav')],
  [4, '66747970', other('MP4 video', 'mp4', 'video/mp4')],
  [0, '1a45dfa3', other('WebM video', 'webm', 'video/webm')],
  [0, '53514c69746520666f726d6174203300', other('SQLite database', 'sqlite', 'application/vnd.sqlite3')],
  [0, '7f454c46', other('ELF program', 'bin', 'application/octet-stream')],
  [0, '4d5a', other('Windows program', 'exe', 'application/octet-stream')],
  [0, '3082', other('DER data (certificate or key)', 'der', 'application/octet-stream')],
];

export const plainText = other('text', 'txt', 'text/plain', 'text');
const unknown = other('binary data', 'bin', 'application/octet-stream');

/** Detects the kind of content from its first 512 bytes; `binary data` if unknown. */
export function contentKindOf(head: Uint8Array): ContentKind {
  const kind = detectFileKind(head);
  const found = kind && known[kind];
  if (found) return found;
  const match = further.find(([offset, digits]) => {
    const signature = head.subarray(offset, offset + digits.length / 2);
    return hexOf(signature) === digits;
  });
  return match?.[2] ?? unknown;
}
