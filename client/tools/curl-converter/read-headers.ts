import { encodeBase64 } from '#core/bytes/base64.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Given, WarnAt } from './read-options.ts';

/** Options that prove a password without sending it, so that Basic, which sends it readable, must not replace them. */
export const protectedAuth = /^(?:digest|ntlm|ntlm-wb|negotiate|anyauth|aws-sigv4)$/;

export function writeBasic(user: string): string {
  return `Basic ${encodeBase64(new TextEncoder().encode(user.includes(':') ? user : `${user}:`))}`;
}

/** Reads the headers of a group: what -H says, and what other options imply. */
export function readHeaders(
  given: readonly Given[],
  hasData: boolean,
  isForm: boolean,
  warnAt: WarnAt,
): (readonly [name: string, value: string])[] {
  const headers = new Map<string, readonly [name: string, value: string]>();
  const removed = new Set<string>();
  for (const option of given) if (option.name === 'header') readHeader(option, headers, removed, warnAt);
  const type = headers.get('content-type')?.[1];
  if (isForm && headers.delete('content-type') && !/^multipart\/form-data\s*$/i.test(type ?? ''))
    warnAt(undefined)(`The form is sent as multipart/form-data with a boundary, not as ${type ?? ''}.`);
  // Headers of -H replace those that other options imply.
  for (const [name, value] of impliedHeaders(given, hasData, warnAt)) {
    const key = name.toLowerCase();
    if (!headers.has(key) && !removed.has(key)) headers.set(key, [name, value]);
  }
  for (const [name, value] of headers.values())
    if (/[\r\n\0]/.test(value)) throw new ToolInputError(`The header ${name} has a line break.`);
  for (const name of ['accept', 'user-agent', ...(isForm ? ['content-type'] : [])])
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
  const names = ['json', 'user-agent', 'referer', 'oauth2-bearer', 'range'];
  const [json, agent, referer, bearer, range] = names.map(last);
  const user = given.some(({ name }) => protectedAuth.test(name)) ? undefined : last('user');
  if (referer?.value.endsWith(';auto')) warnAt(referer.place)('“;auto” of the referrer is not converted.');
  const isSent = hasData || given.some(({ name }) => /^(?:form|upload-file)/.test(name));
  if (range && isSent) warnAt(range.place)('curl sends no Range with data: the range is not converted.');
  const cookies = given.filter(({ name }) => name === 'cookie');
  for (const { value, place } of cookies)
    if (!value.includes('=')) warnAt(place)(`The cookies of the file “${value}” are not converted.`);
  const cookie = cookies.flatMap(({ value }) => (value.includes('=') ? [value] : [])).join(';');
  if (user && !user.value.includes(':'))
    warnAt(user.place)('curl asks for the password; the code sends none.');
  const implied: [name: string, value: string | undefined][] = [
    ['Content-Type', json ? 'application/json' : hasData ? 'application/x-www-form-urlencoded' : undefined],
    ['Accept', json && 'application/json'],
    ['User-Agent', agent?.value],
    ['Referer', referer?.value.replace(/;auto$/, '')],
    ['Cookie', cookie],
    // Only a first byte means everything from it on.
    ['Range', range && !isSent ? `bytes=${range.value.replace(/^\d+$/, '$&-')}` : undefined],
    ['Authorization', bearer ? `Bearer ${bearer.value}` : user && writeBasic(user.value)],
  ];
  return implied.flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : []));
}
