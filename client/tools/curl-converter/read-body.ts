import { ToolInputError } from '#core/errors.ts';
import type { Given } from './read-options.ts';
import { type FormPart, joinTexts, type Piece, type Warn } from './request.ts';

/** The path of a file; a hyphen is the standard input. */
export const pathOf = (path: string): string => (path === '-' ? '/dev/stdin' : path);

export const dataNames = /^(?:data(?:-ascii|-raw|-binary|-urlencode)?|json)$/;

/** Joins the data options as curl does: with `&`, but --json without. */
export function joinData(options: readonly Given[]): Piece[] {
  const pieces = options.map((option, index): Piece[] => [
    { from: 'text', value: index > 0 && option.name !== 'json' ? '&' : '' },
    ...readData(option),
  ]);
  return joinTexts(pieces.flat());
}

function readData({ name, value }: Given): Piece[] {
  if (name === 'data-urlencode') return encodePair(value);
  if (name === 'data-raw' || !value.startsWith('@')) return [{ from: 'text', value }];
  return [
    { from: name.endsWith('binary') || name === 'json' ? 'file' : 'stripped', value: pathOf(value.slice(1)) },
  ];
}

/** Reads the five forms of --data-urlencode: content, =content, name=content, @file and name@file. */
function encodePair(value: string): Piece[] {
  const mark = /=/.exec(value) ?? /@/.exec(value);
  if (!mark) return [{ from: 'text', value: percentEncode(value) }];
  const name = mark.index === 0 ? '' : `${value.slice(0, mark.index)}=`;
  const content = value.slice(mark.index + 1);
  const isFile = mark[0] === '@';
  return [
    { from: 'text', value: name },
    isFile ? { from: 'encoded', value: pathOf(content) } : { from: 'text', value: percentEncode(content) },
  ];
}

function percentEncode(text: string): string {
  const escape = (unit: string) => `%${unit.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, escape)
    .replaceAll('%20', '+');
}

const firstParameter = /^\s*(?:"(?<quoted>(?:[^"\\]|\\[^])*)"[^;]*|(?<plain>[^;]*))/;
const nextParameter =
  /;\s*(?:(?<key>type|filename|encoder|headers)=\s*)?(?:"(?<quoted>(?:[^"\\]|\\[^])*)"[^;]*|(?<plain>[^;]*))/giy;
const readValue = ({ quoted, plain = '' }: Record<string, string | undefined> = {}): string =>
  quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain.trimEnd();

/** Reads `name=content`, `name=@path` or `name=<path` with `;type=` and `;filename=`, as curl does. */
export function readPart({ name: option, value: given, place }: Given, warn: Warn): FormPart {
  const equals = given.indexOf('=');
  const refuse = (message: string, hint: string) => new ToolInputError(message, { ...place, hint });
  if (equals < 0) throw refuse('A form field is name=value.', 'Write a file as name=@path.');
  const name = given.slice(0, equals);
  const whole = given.slice(equals + 1);
  if (option === 'form-string') return { name, content: { from: 'text', value: whole } };
  if (/^[()]/.test(whole) || name === '')
    throw refuse('Forms within forms are not converted.', 'Use --form-string for a text that begins with (.');
  const mark = /^[@<]/.exec(whole)?.[0];
  const text = mark === undefined ? whole : whole.slice(1);
  const first = firstParameter.exec(text);
  const value = readValue(first?.groups);
  const further = text.slice(first?.[0].length);
  const unquoted =
    (first?.groups?.quoted === undefined ? value : '') + further.replace(/"(?:[^"\\]|\\[^])*"/g, '');
  if (mark === '@' && unquoted.includes(','))
    throw refuse('Several files in one field are not converted.', 'Repeat -F, or quote a path with a comma.');
  const rest = readParameters(further, (lost) => {
    warn(`curl’s “${lost}” in the form field ${name} is not converted.`);
  });
  // curl ignores the file name beside <.
  const fileName = mark === '<' ? undefined : (rest.fileName ?? (mark && value.replace(/^.*\//s, '')));
  let type = guessType(fileName ?? '') ?? guessType(mark === undefined ? '' : value);
  if (fileName === undefined && type === 'text/plain') type = undefined;
  if (fileName !== undefined && mark !== undefined) type ??= 'application/octet-stream';
  return {
    name,
    content: mark === undefined ? { from: 'text', value } : { from: 'file', value: pathOf(value) },
    fileName,
    type: rest.type ?? type,
  };
}

function readParameters(text: string, onLost: (lost: string) => void): { type?: string; fileName?: string } {
  const found: { type?: string; fileName?: string } = {};
  let isAfterType = false;
  for (const { 0: whole, groups } of text.matchAll(nextParameter)) {
    const value = readValue(groups);
    const name = groups?.key?.toLowerCase();
    // The quotation marks of a type stay.
    if (name === 'type') found.type = whole.replace(/^[^=]*=\s*/, '').trimEnd();
    else if (name === 'filename') found.fileName = value;
    // The text after a type is its parameter, such as charset=utf-8.
    else if (name === undefined && isAfterType) found.type = `${found.type ?? ''}${whole.trimEnd()}`;
    else if (whole.trim() !== ';') onLost(whole);
    isAfterType = name === 'type' || (name === undefined && isAfterType);
  }
  return found;
}

/** The types that curl knows (mime.c), by the end of a file’s name. */
const types = [
  [/\.(?<type>gif|png|jpeg)$/i, 'image/$1'],
  [/\.jpg$/i, 'image/jpeg'],
  [/\.svg$/i, 'image/svg+xml'],
  [/\.txt$/i, 'text/plain'],
  [/\.html?$/i, 'text/html'],
  [/\.(?<type>pdf|xml)$/i, 'application/$1'],
] as const;
function guessType(name: string): string | undefined {
  const [end, type] = types.find(([each]) => each.test(name)) ?? [];
  return end && type && /\.\w+$/.exec(name)?.[0].toLowerCase().replace(end, type);
}
