const binaryKinds = [
  'png',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'heic',
  'bmp',
  'tiff',
  'ico',
  'pdf',
  'zip',
  'file',
] as const;

/** The kinds of data that tools read and write. A tool that accepts `text` accepts every text kind. */
export const dataKinds = [
  'text',
  'json',
  'jsonl',
  'csv',
  'yaml',
  'xml',
  'html',
  'css',
  'javascript',
  'sql',
  'markdown',
  'svg',
  'url',
  'base64',
  'hex',
  'hash',
  'jwt',
  'uuid',
  'cron',
  'color',
  'number',
  'date',
  'ip',
  'regex',
  ...binaryKinds,
] as const;

export type DataKind = (typeof dataKinds)[number];

/** True if a tool that accepts the kinds `accepted` can receive data of `kind`. */
export function isAccepted(kind: DataKind, accepted: readonly DataKind[]): boolean {
  if (accepted.includes(kind) || accepted.includes('file')) return true;
  return !binaryKinds.some((each) => each === kind) && accepted.includes('text');
}
