import type { DataKind } from '#core/text/kinds/data-kinds.ts';

const mediaTypes: Partial<Readonly<Record<DataKind, string>>> = {
  json: 'application/json',
  jsonl: 'application/jsonl',
  csv: 'text/csv',
  yaml: 'application/yaml',
  xml: 'application/xml',
  html: 'text/html',
  css: 'text/css',
  javascript: 'text/javascript',
  sql: 'application/sql',
  markdown: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  heic: 'image/heic',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  ico: 'image/vnd.microsoft.icon',
  pdf: 'application/pdf',
  zip: 'application/zip',
  file: 'application/octet-stream',
};

/** Returns the media type (RFC 6838) of a kind of data; plain text for text formats without their own type. */
export function mediaTypeOf(kind: DataKind): string {
  return mediaTypes[kind] ?? 'text/plain';
}

/** True for kinds that are read as text. */
export function isTextKind(kind: DataKind): boolean {
  return !/^image\/(?!svg)|\/(?:pdf|zip|octet-stream)$/.test(mediaTypeOf(kind));
}
