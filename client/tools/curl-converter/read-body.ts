import { type Note, ToolInputError } from '#core/errors.ts';
import type { Given } from './read-options.ts';
import type { Body, FormPart } from './request.ts';

const dataNames = /^(?:data(?:-ascii|-raw|-binary|-urlencode)?|json)$/;

/** Reads the body that the options make together, as curl does. Throws a ToolInputError for bodies of two kinds. */
export function readBody(given: readonly Given[], notes: Note[]): Body | undefined {
  const data = given.filter(({ name }) => dataNames.test(name));
  const forms = given.filter(({ name }) => /^form(?:-string)?$/.test(name));
  const upload = given.findLast(({ name }) => name === 'upload-file');
  const kinds = [data[0], forms[0], upload].filter((each) => each !== undefined);
  if (kinds[1]) {
    throw new ToolInputError(`curl takes only one of --data, --form and --upload-file.`, {
      ...kinds[1].place,
      hint: 'Remove one of them.',
    });
  }
  if (upload) return { kind: 'file', path: upload.value };
  if (forms.length > 0) return { kind: 'form', parts: forms.map(readPart) };
  return data.length > 0 ? joinData(data, notes) : undefined;
}

function joinData(data: readonly Given[], notes: Note[]): Body {
  const [first] = data;
  const path = first && fileOf(first);
  if (first && path !== undefined && data.length === 1 && first.name !== 'data-urlencode') {
    if (/^data(?:-ascii)?$/.test(first.name)) {
      const sentence = 'curl removes the line ends of this file, and the code sends it as it is.';
      notes.push({ severity: 'warning', sentence, place: first.place });
    }
    return { kind: 'file', path };
  }
  let text = '';
  for (const each of data) {
    if (fileOf(each) !== undefined) {
      const sentence = `The file ${String(fileOf(each))} is not read: put its content into the body.`;
      notes.push({ severity: 'warning', sentence, place: each.place });
    }
    if (text !== '' && each.name !== 'json') text += '&';
    text += each.name === 'data-urlencode' ? encodePair(each.value) : each.value;
  }
  return { kind: 'text', text };
}

/** Returns the path of the file that an option reads its data from. */
function fileOf({ name, value }: Given): string | undefined {
  if (name === 'data-raw') return undefined;
  if (name === 'data-urlencode')
    return value.includes('=') ? undefined : /@(?<path>[^]*)/.exec(value)?.groups?.path;
  return value.startsWith('@') ? value.slice(1) : undefined;
}

/** Encodes `content`, `=content` or `name=content` as --data-urlencode does; the name is sent as it is. */
export function encodePair(pair: string): string {
  const equals = pair.indexOf('=');
  const name = equals > 0 ? pair.slice(0, equals + 1) : '';
  const escape = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return (
    name +
    encodeURIComponent(pair.slice(equals + 1))
      .replaceAll(/[!'()*]/g, escape)
      .replaceAll('%20', '+')
  );
}

const partOption =
  /;\s*(?<key>type|filename|encoder|headers)=(?:"(?<quoted>(?:[^"\\]|\\[^])*)"|(?<plain>[^;]*))/gi;

function readPart({ name, value, place }: Given): FormPart {
  const equals = value.indexOf('=');
  if (equals < 0) {
    throw new ToolInputError('A form field is name=value.', {
      ...place,
      hint: 'Write a file as name=@path.',
    });
  }
  const field = value.slice(0, equals);
  const content = value.slice(equals + 1);
  if (name === 'form-string') return { name: field, value: content, from: 'value' };
  const options = Object.fromEntries(
    Array.from(content.matchAll(partOption), ({ groups = {} }) => [
      groups.key?.toLowerCase(),
      groups.quoted?.replaceAll(/\\(["\\])/g, '$1') ?? groups.plain,
    ]),
  ) as Record<string, string | undefined>;
  const bare = content.replaceAll(partOption, '');
  const isFile = /^[@<]/.test(bare);
  const text = (isFile ? bare.slice(1) : bare).replace(/^"(?<text>(?:[^"\\]|\\[^])*)"$/, (_, inner: string) =>
    inner.replaceAll(/\\(["\\])/g, '$1'),
  );
  const from = !isFile ? 'value' : bare.startsWith('@') ? 'file' : 'content';
  return { name: field, value: text, from, type: options.type, fileName: options.filename };
}
