import { encodeBase64 } from '#core/bytes/base64.ts';
import { ToolInputError } from '#core/errors.ts';
import { quietOptions } from './options.ts';
import { dataNames, joinData, pathOf, readPart } from './read-body.ts';
import { type Given, readOptions, type WarnAt } from './read-options.ts';
import type { CurlRequest } from './request.ts';

/** Each URL is a request whose code holds the whole body. */
const mostRequests = 50;
const transport = ['location', 'insecure', 'compressed', 'proxy', 'max-time', 'connect-timeout'];
const carried =
  /^(?:request|header|form(?:-string)?|user|cookie|get|head|user-agent|referer|url|upload-file|oauth2-bearer|globoff)$/;

/** Reads the requests of curl commands: one for each URL. Throws a ToolInputError for what curl would refuse. */
export function readCurl(script: string, warnAt: WarnAt): CurlRequest[] {
  const groups: Given[][] = [];
  const quiet = new Set<string>();
  for (const options of readOptions(script, warnAt)) {
    groups.push([]);
    for (const option of options) {
      if (option.name === 'next') groups.push([]);
      else if (carried.test(option.name) || dataNames.test(option.name) || transport.includes(option.name))
        groups.at(-1)?.push(option);
      else if (quietOptions.has(option.name.replace(/^no-/, ''))) quiet.add(option.written);
      else warnAt(option.place)(`The option ${option.written} is not converted.`);
    }
  }
  if (quiet.size > 0)
    warnAt(undefined)(
      `Options for what curl prints and stores are left out: ${[...quiet].join(', ')}.`,
      'info',
    );
  const urls = groups.flat().filter(({ name }) => name === 'url');
  if (urls.length > mostRequests)
    throw new ToolInputError(`There are more than ${mostRequests} URLs.`, { ...urls[mostRequests]?.place });
  return groups.flatMap((group) => readGroup(group, warnAt));
}

function readGroup(given: readonly Given[], warnAt: WarnAt): CurlRequest[] {
  const last = (name: string) => given.findLast((each) => each.name === name);
  const all = (pattern: RegExp) => given.filter(({ name }) => pattern.test(name));
  const [urls, data, forms, uploads] = [all(/^url$/), all(dataNames), all(/^form/), all(/^upload-file$/)];
  if (urls.length === 0)
    throw new ToolInputError('The URL is missing.', { ...given[0]?.place, hint: 'Write it after curl.' });
  const isGet = last('get') !== undefined;
  const bodies = [isGet ? last('get') : data[0], forms[0], uploads[0], isGet ? undefined : last('head')];
  const [first, second] = bodies.filter((each) => each !== undefined);
  if (first && second)
    throw new ToolInputError(`curl refuses ${second.written} beside ${first.written}.`, { ...second.place });
  const unused = uploads[urls.length];
  if (unused) warnAt(unused.place)(`There is no URL for ${unused.written} ${unused.value}.`);
  const form = forms.length > 0 ? forms.map((each) => readPart(each, warnAt(each.place))) : undefined;
  const headers = readHeaders(given, data.length > 0 && !isGet, form !== undefined, warnAt);
  return urls.map((each, index) => {
    const upload = uploads[index];
    const { url, user } = readUrl(each, upload, isGet ? data : [], last('globoff') !== undefined, warnAt);
    const posted = isGet || data.length === 0 ? undefined : joinData(data);
    const body = upload ? [{ from: 'file' as const, value: pathOf(upload.value) }] : posted;
    const fallback = last('head') ? 'HEAD' : upload ? 'PUT' : body || form ? 'POST' : 'GET';
    const needsUser = user !== undefined && !headers.some(([name]) => /^authorization$/i.test(name));
    return {
      method: last('request')?.value ?? fallback,
      url,
      headers: needsUser ? [...headers, ['Authorization', writeBasic(user)] as const] : headers,
      body,
      form,
      transport: readTransport(given),
    };
  });
}

function readTransport(given: readonly Given[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, value, written, place } of given) {
    const isTime = name.endsWith('-time') || name.endsWith('-timeout');
    if (isTime && !/^(?:\d{1,7}(?:\.\d*)?|\.\d+)$/.test(value))
      throw new ToolInputError(`${written} takes a number of seconds.`, { ...place });
    // No proxy is '', and no limit is 0.
    if (name === 'proxy' ? value === '' : isTime && Number(value) === 0) found.delete(name);
    else if (name === 'proxy') found.set(name, value.replace(/^(?!\w+:\/\/)/, 'http://'));
    else if (transport.includes(name)) found.set(name, isTime ? String(Number(value)) : value);
  }
  return found;
}

function readUrl(
  given: Given,
  upload: Given | undefined,
  query: readonly Given[],
  isLiteral: boolean,
  warnAt: WarnAt,
) {
  const { value, place } = given;
  const globbed = value.replace(/^(?:\w+:\/\/)?\[[\da-f:.]+\]/i, '') + (upload?.value ?? '');
  if (!isLiteral && /(?<!\\)[{}[\]]/.test(globbed))
    warnAt(place)('curl makes several requests of {…} and […]; the code keeps them as they are written.');
  const text = isLiteral ? value : value.replaceAll(/\\([{}[\]])/g, '$1');
  const whole = (/^\w[\w+.-]*:\/\//.test(text) ? text : `http://${text}`).replace(/#.*/s, '');
  const [, scheme = '', user, rest = ''] = /^(\w[\w+.-]*:\/\/)(?:([^/?]*)@)?([^]*)$/.exec(whole) ?? [];
  const isFolder = upload && upload.value !== '-' && /^[^?]*\/$/.test(rest);
  let url = scheme + rest + (isFolder ? encodeURIComponent(upload.value.replace(/^.*\//s, '')) : '');
  if (query.length > 0) {
    const [piece, second] = joinData(query);
    if (piece?.from !== 'text' || second)
      throw new ToolInputError('A query that is read from a file is not converted.', { ...query[0]?.place });
    url += (!url.includes('?') ? '?' : /[?&]$/.test(url) ? '' : '&') + piece.value.replaceAll(' ', '%20');
  }
  if (/^https?:/i.test(scheme) && !/[\s\p{Cc}]/u.test(url) && URL.canParse(url))
    return { url, user: user?.replaceAll(/(?:%[\da-f]{2})+/gi, decodePercents) };
  throw new ToolInputError('This is not a URL of http or https.', {
    ...place,
    hint: 'Write a space as %20.',
  });
}

function decodePercents(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(text.slice(1).split('%'), (each) => parseInt(each, 16)));
}

function writeBasic(user: string): string {
  return `Basic ${encodeBase64(new TextEncoder().encode(user.includes(':') ? user : `${user}:`))}`;
}

function readHeaders(given: readonly Given[], hasData: boolean, isForm: boolean, warnAt: WarnAt) {
  const headers = new Map<string, readonly [name: string, value: string]>();
  const removed = new Set<string>();
  for (const option of given) if (option.name === 'header') readHeader(option, headers, removed, warnAt);
  const type = headers.get('content-type')?.[1];
  if (isForm && headers.delete('content-type') && !/^multipart\/form-data\s*$/i.test(type ?? ''))
    warnAt(undefined)(`The form is sent as multipart/form-data with a boundary, not as ${type ?? ''}.`);
  // What -H says takes the place of what other options imply.
  for (const [name, value] of impliedHeaders(given, hasData, warnAt)) {
    const key = name.toLowerCase();
    if (!headers.has(key) && !removed.has(key)) headers.set(key, [name, value]);
  }
  for (const [name, value] of headers.values())
    if (/[\r\n\0]/.test(value)) throw new ToolInputError(`The header ${name} has a line break.`);
  for (const name of ['accept', 'user-agent'])
    if (removed.has(name) && !headers.has(name))
      warnAt(undefined)(`The code does not prevent the client’s own ${name}.`);
  return [...headers.values()];
}

function readHeader(
  { value: line, place }: Given,
  headers: Map<string, readonly [name: string, value: string]>,
  removed: Set<string>,
  warnAt: WarnAt,
): void {
  const [, name = '', mark, rest = ''] = /^([^:;]*)([:;])?([^]*)$/.exec(line) ?? [];
  const [key, value] = [name.trim().toLowerCase(), rest.trim()];
  if (mark === undefined || (mark === ';' && value !== ''))
    return warnAt(place)(`The header “${line}” is left out: it is a file, or has no colon.`);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(key))
    throw new ToolInputError('This is not a header.', { ...place, hint: 'Write Name: value.' });
  if (mark === ':' && value === '') return void removed.add(key);
  if (/^(?:content-length|transfer-encoding|connection|keep-alive|expect)$/.test(key))
    return warnAt(place)(`${name} is left out: each client sets it itself.`, 'info');
  const earlier = headers.get(key)?.[1];
  if (earlier !== undefined)
    warnAt(place)(`The header ${name} is given twice: its values are joined.`, 'info');
  const joined = earlier === undefined ? value : `${earlier}${key === 'cookie' ? '; ' : ', '}${value}`;
  headers.set(key, [name.trim(), joined]);
}

function impliedHeaders(
  given: readonly Given[],
  hasData: boolean,
  warnAt: WarnAt,
): (readonly [string, string])[] {
  const last = (name: string) => given.findLast((each) => each.name === name);
  const [json, agent, referer, bearer, user] = ['json', 'user-agent', 'referer', 'oauth2-bearer', 'user'].map(
    last,
  );
  if (referer?.value.endsWith(';auto')) warnAt(referer.place)('“;auto” of the referrer is not converted.');
  const cookies = given.filter(({ name }) => name === 'cookie');
  for (const { value, place } of cookies)
    if (!value.includes('=')) warnAt(place)(`The cookies of the file “${value}” are not converted.`);
  const cookie = cookies.flatMap(({ value }) => (value.includes('=') ? [value] : [])).join(';');
  if (user && !user.value.includes(':'))
    warnAt(user.place)('curl asks for the password; the code sends none.');
  const implied: [name: string, value: string | undefined][] = [
    ['Content-Type', hasData ? `application/${json ? 'json' : 'x-www-form-urlencoded'}` : undefined],
    ['Accept', json && 'application/json'],
    ['User-Agent', agent?.value],
    ['Referer', referer?.value.replace(/;auto$/, '')],
    ['Cookie', cookie],
    ['Authorization', bearer ? `Bearer ${bearer.value}` : user && writeBasic(user.value)],
  ];
  return implied.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
