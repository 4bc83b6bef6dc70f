import { ToolInputError } from '#core/errors.ts';
import { quietOptions } from './options.ts';
import { dataNames, joinData, pathOf, readPart } from './read-body.ts';
import { protectedAuth, readHeaders, writeBasic } from './read-headers.ts';
import { type Given, readOptions, type WarnAt } from './read-options.ts';
import type { CurlRequest } from './request.ts';

/** Each URL becomes a request, whose code repeats the whole body. */
const mostRequests = 50;
const transport = ['location', 'insecure', 'compressed', 'proxy', 'max-time', 'connect-timeout'];
const carried =
  /^(?:request|header|form(?:-string)?|user|cookie|get|head|user-agent|referer|url|upload-file|oauth2-bearer|globoff|range|url-query)$/;

const isCarried = (name: string) =>
  [carried, dataNames, protectedAuth].some((each) => each.test(name)) || transport.includes(name);

/** Reads the requests of curl commands: one for each URL. Throws a ToolInputError for what curl would refuse. */
export function readCurl(script: string, warnAt: WarnAt): CurlRequest[] {
  const groups: Given[][] = [];
  const quiet = new Set<string>();
  for (const options of readOptions(script, warnAt)) {
    groups.push([]);
    for (const option of options) {
      if (option.name === 'next') groups.push([]);
      else if (isCarried(option.name)) groups.at(-1)?.push(option);
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
  const isProtected = warnOfAuth(given, warnAt);
  const query = isGet && data.length > 0 ? data : all(/^url-query$/).map(asQuery);
  const headers = readHeaders(given, data.length > 0 && !isGet, form !== undefined, warnAt);
  return urls.map((each, index) => {
    const upload = uploads[index];
    const { url, user } = readUrl(each, upload, query, last('globoff') !== undefined, warnAt);
    const posted = isGet || data.length === 0 ? undefined : joinData(data);
    const body = upload ? [{ from: 'file' as const, value: pathOf(upload.value) }] : posted;
    const fallback = last('head') ? 'HEAD' : upload ? 'PUT' : body || form ? 'POST' : 'GET';
    const isRemoved = given.some(
      ({ name, value }) => name === 'header' && /^\s*authorization\s*:/i.test(value),
    );
    const needsUser =
      user !== undefined &&
      !isProtected &&
      !isRemoved &&
      !headers.some(([name]) => /^authorization$/i.test(name));
    return {
      method: last('request')?.value ?? fallback,
      isMethodGiven: last('request') !== undefined,
      url,
      headers: needsUser ? [...headers, ['Authorization', writeBasic(user)] as const] : headers,
      body,
      form,
      transport: readTransport(given),
    };
  });
}

/** Reads --url-query like --data-urlencode; what follows a plus sign is encoded already. */
function asQuery(given: Given): Given {
  const isRaw = given.value.startsWith('+');
  return isRaw
    ? { ...given, name: 'data-raw', value: given.value.slice(1) }
    : { ...given, name: 'data-urlencode' };
}

/** Notes how users are authenticated but by Basic. Returns true where they are. */
function warnOfAuth(given: readonly Given[], warnAt: WarnAt): boolean {
  const hasUser = given.some(
    ({ name, value }) => name === 'user' || (name === 'url' && /^(?:\w+:\/\/)?[^/?#]*@/.test(value)),
  );
  const options = given.filter(({ name }) => protectedAuth.test(name));
  const why = hasUser ? ': the code leaves out user and password, which Basic would send readable.' : '.';
  for (const { written, place } of options) warnAt(place)(`The option ${written} is not converted${why}`);
  return options.length > 0;
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
  const isFolder = upload && upload.value !== '-' && /^(?:[^?]*\/|[^/?]*)\??$/.test(rest);
  if (upload && /^[^?]*\/\?./.test(rest))
    warnAt(place)('Versions of curl before 8.1 add the name of the file to this path.', 'info');
  const fileName = isFolder ? encodeURIComponent(upload.value.replace(/^.*\//s, '')) : '';
  // fetch takes a backslash for a slash.
  const path = (isFolder ? rest.replace('?', '') : rest).replaceAll('\\', '%5C');
  let url = scheme + path + (isFolder && !path.includes('/') ? '/' : '') + fileName;
  if (query.length > 0) {
    const [piece, second] = joinData(query);
    if (piece?.from !== 'text' || second)
      throw new ToolInputError('A query that is read from a file is not converted.', {
        ...query[0]?.place,
        hint: 'Replace @ and the name of the file with its content.',
      });
    const mark = !url.includes('?') ? '?' : /^[^?]*\?$|&$/.test(url) ? '' : '&';
    if (piece.value !== '' || mark === '&') url += mark + piece.value.replaceAll(' ', '%20');
  }
  if (url.search(strayPercent) >= 0)
    warnAt(place)('A % without two hexadecimal digits is written as %25.', 'info');
  url = url.replaceAll(strayPercent, '%25');
  if (/^https?:/i.test(scheme) && !/[\s\p{Cc}]/u.test(url) && URL.canParse(url))
    return { url: removeDots(url), user: user?.replaceAll(/(?:%[\da-f]{2})+/gi, decodePercents) };
  if (scheme !== '' && !/^https?:/i.test(scheme))
    throw new ToolInputError(`Only http and https are converted, not ${scheme.slice(0, -3)}.`, { ...place });
  const isSpaced = /\s/.test(value.trim()) ? 'Write a space as %20.' : 'Delete the spaces around it.';
  const hint = /\s/.test(value) ? isSpaced : 'Write it as https://example.com/path.';
  throw new ToolInputError('This is not a URL.', { ...place, hint });
}

/** Clients refuse it, or escape it and the escapes beside it once more. */
const strayPercent = /%(?![\da-f]{2})/gi;

/** Resolves the parts `.` and `..` of a path, as curl does. */
function removeDots(url: string): string {
  return /^[^?]*\/\.{1,2}(?:[/?]|$)/.test(url) ? new URL(url).href : url;
}

function decodePercents(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(text.slice(1).split('%'), (each) => parseInt(each, 16)));
}
