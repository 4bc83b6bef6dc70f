import { encodeBase64 } from '#core/bytes/base64.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { silentOptions } from './curl-options.ts';
import { encodePair, readBody } from './read-body.ts';
import { type Given, readOptions } from './read-options.ts';
import type { Body, HttpRequest } from './request.ts';
import type { Shell } from './windows-words.ts';

const carried = new Set(
  (
    'request header data data-ascii data-raw data-binary data-urlencode json form form-string user cookie get head ' +
    'user-agent referer output proxy connect-timeout max-time url upload-file oauth2-bearer url-query insecure ' +
    'location location-trusted compressed remote-name next'
  ).split(' '),
);

/** Reads a curl command. Throws a ToolInputError with its place for what curl itself would refuse. */
export function readCurl(script: string, shell: Shell, notes: Note[]): HttpRequest {
  const all = readOptions(script.toWellFormed(), shell, notes);
  const next = all.findIndex(({ name }) => name === 'next');
  const given = next < 0 ? all : all.slice(0, next);
  if (next >= 0) {
    notes.push({
      severity: 'warning',
      sentence: 'Only the request before --next is converted.',
      place: all[next]?.place,
    });
  }
  for (const { name, place } of given) {
    if (carried.has(name) || silentOptions.has(name)) continue;
    notes.push({ severity: 'warning', sentence: `The option --${name} is not carried over.`, place });
  }
  const last = (name: string) => given.findLast((each) => each.name === name);
  const isOn = (name: string) => last(name)?.isOn === true;
  const data = readBody(given, notes);
  const isQuery = isOn('get') && data?.kind === 'text';
  const body = isOn('get') ? undefined : data;
  if (isOn('get') && data && !isQuery)
    throw new ToolInputError('curl --get takes text alone.', { ...last('get')?.place });
  if (isOn('head') && body) {
    const hint = 'Remove --head, or add --get to send the data in the URL.';
    throw new ToolInputError('curl sends no body with --head.', { ...last('head')?.place, hint });
  }
  const { url, user } = readUrl(given, isQuery ? data.text : '', isOn('globoff'), notes);
  const fallback = isOn('head') ? 'HEAD' : body === undefined ? 'GET' : last('upload-file') ? 'PUT' : 'POST';
  return {
    method: last('request')?.value ?? fallback,
    url,
    headers: readHeaders(given, body, user, notes),
    body,
    isInsecure: isOn('insecure'),
    followsRedirects: isOn('location') || isOn('location-trusted'),
    isCompressed: isOn('compressed'),
    proxy: last('proxy')?.value.replace(/^(?!\w+:\/\/)(?=.)/, 'http://'),
    connectTimeout: readSeconds(last('connect-timeout')),
    timeout: readSeconds(last('max-time')),
    output:
      last('output')?.value ??
      (isOn('remote-name') ? /[^/]*$/.exec(url.replace(/\?.*/, ''))?.[0] : undefined),
  };
}

function readSeconds(option: Given | undefined): number | undefined {
  if (option === undefined) return undefined;
  const seconds = Number(option.value);
  if (/^\d*\.?\d+$/.test(option.value) && seconds < 2_000_000) return seconds || undefined;
  throw new ToolInputError(`The time ${option.value} is not a number of seconds.`, { ...option.place });
}

function readUrl(
  given: readonly Given[],
  data: string,
  isLiteral: boolean,
  notes: Note[],
): { url: string; user: string | undefined } {
  const [first, second] = given.filter(({ name }) => name === 'url');
  if (!first) throw new ToolInputError('The URL is missing.', { hint: 'Write it behind curl or --url.' });
  if (second) {
    const sentence = 'Only the first of several URLs is converted.';
    notes.push({ severity: 'warning', sentence, place: second.place });
  }
  if (!isLiteral && /(?<!\\)[{}]|\/[^?]*(?<!\\)\[|\?.*(?<!\\)\[/.test(first.value.replace(/^\w+:\/\//, ''))) {
    const sentence =
      'curl makes several URLs of the brackets or braces, and the code has them as they stand.';
    notes.push({ severity: 'warning', sentence, place: first.place });
  }
  const text = isLiteral ? first.value : first.value.replaceAll(/\\([{}[\]])/g, '$1');
  const whole = (/^\w[\w+.-]*:\/\//.test(text) ? text : `http://${text}`).replace(/#.*/s, '');
  const [, scheme = '', info, rest = ''] = /^(\w[\w+.-]*:\/\/)(?:([^/?#]*)@)?([^]*)$/.exec(whole) ?? [];
  const queries = given.filter(({ name }) => name === 'url-query').map(({ value }) => encodeQuery(value));
  const query = [data, ...queries].filter((each) => each !== '').join('&');
  const url = scheme + rest + (query === '' ? '' : (rest.includes('?') ? '&' : '?') + query);
  if (!/^https?:/i.test(scheme) || /[\s\p{Cc}]/u.test(url) || !URL.canParse(url)) {
    throw new ToolInputError('This is not a URL of http or https.', {
      ...first.place,
      hint: 'Write a space in it as %20.',
    });
  }
  return { url, user: info === undefined ? undefined : decodePercents(info) };
}

function encodeQuery(value: string): string {
  return value.startsWith('+') ? value.slice(1) : encodePair(value);
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readHeaders(
  given: readonly Given[],
  body: Body | undefined,
  urlUser: string | undefined,
  notes: Note[],
): (readonly [string, string])[] {
  const headers = new Map<string, [name: string, value: string]>();
  const removed = new Set<string>();
  for (const option of given) {
    if (option.name === 'header') readHeader(option, headers, removed, notes);
  }
  if (body?.kind === 'form' && /^multipart\/form-data\s*$/i.test(headers.get('content-type')?.[1] ?? '')) {
    headers.delete('content-type');
  }
  // What the person wrote comes first, as with curl.
  for (const [name, value] of impliedHeaders(given, body, urlUser, notes)) {
    const key = name.toLowerCase();
    if (!headers.has(key) && !removed.has(key)) headers.set(key, [name, value]);
  }
  return [...headers.values()];
}

function readHeader(
  { value: line, place }: Given,
  headers: Map<string, [name: string, value: string]>,
  removed: Set<string>,
  notes: Note[],
): void {
  const warn = (sentence: string) => void notes.push({ severity: 'warning', sentence, place });
  const {
    name = '',
    mark,
    value = '',
  } = /^(?<name>:?[^:;]*)(?<mark>[:;])?(?<value>[^]*)$/.exec(line)?.groups ?? {};
  const key = name.trim().toLowerCase();
  const content = value.trim();
  if (line.startsWith('@')) return warn('Headers of a file are not carried over.');
  if (name.startsWith(':')) return warn(`The pseudo-header ${name} belongs to HTTP/2 and is skipped.`);
  if (mark === undefined || (mark === ';' && content !== ''))
    return warn('curl skips this header: it has no colon.');
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(key) || /[\r\n\0]/.test(content)) {
    throw new ToolInputError('This is not a header.', { ...place, hint: 'Write Name: value, on one line.' });
  }
  if (mark === ':' && content === '') return void removed.add(key);
  if (key === 'content-length')
    return warn('Content-Length is left to the client, which counts the body itself.');
  const earlier = headers.get(key);
  if (earlier) warn(`The header ${name} is there twice: its values are joined.`);
  const joiner = key === 'cookie' ? '; ' : ', ';
  headers.set(key, earlier ? [earlier[0], earlier[1] + joiner + content] : [name.trim(), content]);
}

function impliedHeaders(
  given: readonly Given[],
  body: Body | undefined,
  urlUser: string | undefined,
  notes: Note[],
): [string, string][] {
  const implied: [string, string][] = [];
  const last = (name: string) => given.findLast((each) => each.name === name);
  const isJson = last('json') !== undefined;
  const isData = body !== undefined && body.kind !== 'form' && !last('upload-file');
  if (isData)
    implied.push(['Content-Type', isJson ? 'application/json' : 'application/x-www-form-urlencoded']);
  if (isJson) implied.push(['Accept', 'application/json']);
  const agent = last('user-agent')?.value;
  if (agent) implied.push(['User-Agent', agent]);
  const referer = last('referer')?.value.replace(/;auto$/, '');
  if (referer) implied.push(['Referer', referer]);
  const cookies = given.filter(({ name }) => name === 'cookie');
  for (const { value, place } of cookies.filter(({ value }) => !value.includes('='))) {
    const sentence = `Cookies of the file ${value} are not carried over.`;
    notes.push({ severity: 'warning', sentence, place });
  }
  const pairs = cookies.map(({ value }) => value).filter((value) => value.includes('='));
  if (pairs.length > 0) implied.push(['Cookie', pairs.join(';')]);
  const user = last('user')?.value ?? urlUser;
  if (user !== undefined && last('user') && !user.includes(':')) {
    const sentence = 'curl asks for the password, and the code sends none.';
    notes.push({ severity: 'warning', sentence, place: last('user')?.place });
  }
  const bearer = last('oauth2-bearer')?.value;
  if (bearer !== undefined) implied.push(['Authorization', `Bearer ${bearer}`]);
  if (user !== undefined) {
    const bytes = new TextEncoder().encode(user.includes(':') ? user : `${user}:`);
    implied.push(['Authorization', `Basic ${encodeBase64(bytes)}`]);
  }
  if (implied.some(([, value]) => /[\r\n\0]/.test(value))) {
    throw new ToolInputError('A header cannot hold a line break.', {
      hint: 'Remove it from -A, -e, -b or --oauth2-bearer.',
    });
  }
  return implied;
}
