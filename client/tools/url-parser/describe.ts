import { type WrittenLine, writtenLines } from '#core/text/writing/written-lines.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { append } from '#core/collections/append.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { UrlOptions } from './schema.ts';
import { isRelative, type ReadUrl, readUrl } from './read-url.ts';

const schemePorts: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'ws:': '80',
  'wss:': '443',
  'ftp:': '21',
};

/**
 * Splits the addresses in the lines of a text. Throws a ToolInputError for a single line that is not an address.
 */
export function describeUrls(content: string, options: UrlOptions): OperationResult {
  if (options.base.trim() !== '' && !URL.canParse(options.base.trim())) {
    throw new ToolInputError('The base URL is not a full address.', {
      field: 'base',
      hint: 'Write it with https://.',
    });
  }
  const notes: Note[] = [];
  const lines = writtenLines(content);
  const read = lines.flatMap((line) => {
    const url = readUrl(line.written, options);
    if (url) append(notes, notesOf(url, line));
    else if (lines.length > 1) notes.push({ severity: 'error', ...faultOf(line), place: line.place });
    else throw new ToolInputError(faultOf(line).sentence, { ...line.place, hint: faultOf(line).hint });
    return url ? [url] : [];
  });
  const removed = read.reduce((sum, url) => sum + url.removed.length, 0);
  return {
    parts: [writePart(read, options, lines.length > 1)],
    notes: notes.slice(0, 100),
    ...(options.isCleaned
      ? { summary: `${removed} tracking ${removed === 1 ? 'parameter' : 'parameters'} removed` }
      : {}),
  };
}

function writePart(read: readonly ReadUrl[], { output }: UrlOptions, isList: boolean) {
  if (output === 'url') {
    const content = read.map(({ url }) => url.href).join('\n');
    return { name: 'urls.txt', kind: isList ? 'text' : 'url', content } as const;
  }
  if (output === 'json') {
    const objects = read.map(toObject);
    const content = JSON.stringify(isList ? objects : objects[0], null, 2);
    return { name: 'url.json', kind: 'json', content: read.length === 0 && !isList ? '' : content } as const;
  }
  if (isList) return { name: 'urls.csv', kind: 'csv', content: writeTable(read) } as const;
  const [only] = read;
  return {
    name: 'url.txt',
    kind: 'text',
    content: only ? writeReport(only) : '',
  } as const;
}

/** The parts by the names of the URL standard, decoded for people. */
function partsOf({ url, unicodeHost, parameters }: ReadUrl): readonly (readonly [string, string])[] {
  const port = url.port === '' ? (readOwn(schemePorts, url.protocol) ?? '') : url.port;
  return [
    ['URL', url.href],
    ['Scheme', url.protocol.replace(/:$/, '')],
    ['User', decode(url.username)],
    ['Password', decode(url.password)],
    ['Host', url.hostname],
    ['Host in Unicode', unicodeHost === url.hostname ? '' : unicodeHost],
    ['Port', url.port === '' && port !== '' ? `${port} (default)` : port],
    ['Path', decode(url.pathname)],
    ['Query', url.search.slice(1)],
    ['Fragment', decode(url.hash.slice(1))],
    ['Origin', url.origin === 'null' ? '' : url.origin],
    ...parameters.map(({ name, value }): readonly [string, string] => [`? ${name}`, value]),
  ];
}

function writeReport(read: ReadUrl): string {
  const rows = partsOf(read).filter(([name, value]) => value !== '' || name.startsWith('? '));
  const width = Math.min(24, Math.max(...rows.map(([name]) => name.length)));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()).join('\n');
}

function toObject({ url, unicodeHost, parameters }: ReadUrl) {
  return {
    url: url.href,
    scheme: url.protocol.replace(/:$/, ''),
    user: decode(url.username),
    password: decode(url.password),
    host: url.hostname,
    unicodeHost,
    port: url.port,
    path: url.pathname,
    query: url.search.slice(1),
    fragment: url.hash.slice(1),
    parameters,
  };
}

function writeTable(read: readonly ReadUrl[]): string {
  const head = ['URL', 'Scheme', 'Host', 'Port', 'Path', 'Query', 'Fragment'];
  const rows = read.map(({ url }) => [
    url.href,
    url.protocol.replace(/:$/, ''),
    url.hostname,
    url.port,
    url.pathname,
    url.search.slice(1),
    url.hash.slice(1),
  ]);
  return [head, ...rows].map((row) => writeRow(row, ',')).join('\r\n');
}

/** Percent-decodes a part for reading; a part whose bytes are not UTF-8 stays unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}

function notesOf(
  { url, unicodeHost, parameters, removed, addedScheme }: ReadUrl,
  { written, place }: WrittenLine,
): Note[] {
  const notes: Note[] = [];
  const add = (severity: Note['severity'], sentence: string) => notes.push({ severity, sentence, place });
  if (addedScheme !== '') add('info', `It has no scheme: read as ${addedScheme}…`);
  if (url.password !== '') add('warning', 'It holds a password: think twice before you share it.');
  if (/^[^/]*\/\/[^/?#]*\.[^/?#]*@/.test(written) && url.username !== '') {
    add('warning', `The part before @ is a user name. The host is ${unicodeHost}.`);
  }
  if (unicodeHost !== url.hostname && written.includes('xn--')) {
    add('info', `${url.hostname} is shown as ${unicodeHost}: look for letters that look alike.`);
  }
  if (/[\t\n\r]|\\/.test(written)) add('info', 'Browsers drop tabs in addresses and read \\ as /.');
  if (
    parameters.some(({ name, value }) => (name + value).includes('\uFFFD')) &&
    !written.includes('\uFFFD')
  ) {
    add(
      'warning',
      'A parameter holds bytes that are not UTF-8: they are shown as \uFFFD. The URL keeps them.',
    );
  }
  if (removed.length > 0) add('info', `Removed: ${removed.join(', ')}.`);
  return notes;
}

function faultOf({ written }: WrittenLine) {
  const shown = written.length > 80 ? `${written.slice(0, 80)}…` : written;
  const sentence = `“${shown}” is not a full address.`;
  const authority =
    /^[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?(?<host>\[[^\]/?#]*\]?|[^/?#:]*)(?::(?<port>[^/?#]*))?/i.exec(
      written,
    );
  const { host = '', port = '' } = authority?.groups ?? {};
  if (port !== '' && !(/^\d+$/.test(port) && Number(port) < 65_536)) {
    return { sentence, hint: `Its port, ${port}, is not a number from 0 to 65535.` };
  }
  if (host.startsWith('['))
    return { sentence, hint: 'Its host is not an IPv6 address; zones such as %eth0 are not allowed.' };
  if (host !== '') return { sentence, hint: `Its host, ${host}, is neither a name nor an IPv4 address.` };
  const hint = isRelative(written)
    ? 'It is relative: set the base URL in the options to the address of the page that holds this link.'
    : 'Write it with its scheme, as in https://example.com/page.';
  return { sentence, hint };
}
