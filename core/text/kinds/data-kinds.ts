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

/** The kinds of data that tools take and give. A tool that accepts `text` accepts every text kind. */
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

/** True when something of `kind` may be handed to whoever accepts `accepted`. */
export function isAccepted(kind: DataKind, accepted: readonly DataKind[]): boolean {
  if (accepted.includes(kind) || accepted.includes('file')) return true;
  return !binaryKinds.some((each) => each === kind) && accepted.includes('text');
}
