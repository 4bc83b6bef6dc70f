import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** A picture encoded as text. */
export interface EncodedPicture {
  /** The file's name without its extension. */
  readonly base: string;
  readonly mediaType: string;
  /** A `data:` URL (RFC 2397). */
  readonly dataUrl: string;
  /** Its plain Base64, even for an SVG that is percent-encoded. */
  readonly base64: string;
}

interface OutputForm {
  readonly id: string;
  readonly label: string;
  readonly fileName: string;
  readonly kind: DataKind;
  write(pictures: readonly EncodedPicture[]): string;
}

const perLine =
  (write: (picture: EncodedPicture, name: string) => string) => (pictures: readonly EncodedPicture[]) =>
    pictures.map((picture, index) => write(picture, nameOf(pictures, index))).join('\n');

/** The output formats for a picture's text. */
export const outputForms = [
  {
    id: 'data',
    label: 'data: address',
    fileName: 'pictures.txt',
    kind: 'base64',
    write: perLine(({ dataUrl }) => dataUrl),
  },
  {
    id: 'base64',
    label: 'Base64 only',
    fileName: 'pictures.txt',
    kind: 'base64',
    write: perLine(({ base64 }) => base64),
  },
  {
    id: 'css',
    label: 'CSS rules (background)',
    fileName: 'pictures.css',
    kind: 'css',
    write: perLine(({ dataUrl }, name) => `.${name} {\n  background-image: url("${dataUrl}");\n}`),
  },
  {
    id: 'variables',
    label: 'CSS variables',
    fileName: 'pictures.css',
    kind: 'css',
    write: (pictures) =>
      `:root {\n${perLine(({ dataUrl }, name) => `  --${name}: url("${dataUrl}");`)(pictures)}\n}`,
  },
  {
    id: 'html',
    label: 'HTML image',
    fileName: 'pictures.html',
    kind: 'html',
    write: perLine(
      ({ dataUrl, base }) => `<img src="${escapeAttribute(dataUrl)}" alt="${escapeAttribute(base)}">`,
    ),
  },
  {
    id: 'markdown',
    label: 'Markdown image',
    fileName: 'pictures.md',
    kind: 'markdown',
    write: perLine(({ dataUrl, base }) => `![${base.replace(/[\\[\]]/g, '\\$&')}](${dataUrl})`),
  },
  {
    id: 'json',
    label: 'JSON',
    fileName: 'pictures.json',
    kind: 'json',
    write: (pictures) =>
      JSON.stringify(
        Object.fromEntries(pictures.map(({ dataUrl }, index) => [nameOf(pictures, index), dataUrl])),
        null,
        2,
      ),
  },
] as const satisfies readonly OutputForm[];

function escapeAttribute(text: string): string {
  const references: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&"<>]/g, (sign) => readOwn(references, sign) ?? sign);
}

/** Makes a CSS identifier from the file's name; later duplicates are numbered. */
function nameOf(pictures: readonly EncodedPicture[], index: number): string {
  const identifier = (base: string) =>
    base
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_-]+/gu, '-')
      .replace(/^(?=[\d-])|^$/, 'picture-');
  const own = identifier(pictures[index]?.base ?? '');
  const before = pictures.slice(0, index).filter(({ base }) => identifier(base) === own).length;
  return before === 0 ? own : `${own}-${before + 1}`;
}
