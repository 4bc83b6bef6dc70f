import type { Fact } from '#client/tool-kit/operations/operation.ts';
import { decodeText } from './decode.ts';

/** Returns the named parts of an absolute URL before its query, decoded; none for other texts. */
export function namedParts(text: string): Fact[] {
  const url = URL.parse(text.trim());
  if (!url || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim())) return [];
  const plain = (part: string) => decodeText(part, { charset: 'utf-8', isPlusSpace: false }).text;
  const parts: readonly (readonly [string, string])[] = [
    ['Scheme', url.protocol.replace(/:$/, '')],
    ['User', plain(url.username)],
    ['Password', plain(url.password)],
    ['Host', url.hostname],
    ['Port', url.port],
    ['Path', plain(url.pathname)],
    ['Fragment', plain(url.hash.slice(1))],
  ];
  return parts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}
