import type { MarkdownIt } from 'markdown-it';

type Token = InstanceType<InstanceType<MarkdownIt['core']['State']>['Token']>;
type TokenClass = InstanceType<MarkdownIt['core']['State']>['Token'];

interface FoundLink {
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

const begin = /https?:\/\/|ftp:\/\/|www\.|@/gi;
const wordBefore = /[\s*_~(]/;
const localPart = /[A-Za-z0-9.+_-]/;
const mailDomain = /[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+/y;

/** Adds GFM's extended autolinks (6.9): bare web and mail addresses become links. */
export function addAutolinks(parser: MarkdownIt): void {
  parser.core.ruler.push('gfm_autolinks', ({ tokens, Token }) => {
    for (const token of tokens) if (token.children) token.children = linkTexts(token.children, Token);
  });
}

function linkTexts(tokens: readonly Token[], TokenOf: TokenClass): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open' || isRawAnchor(token, '<a')) depth += 1;
    if (token.type === 'link_close' || isRawAnchor(token, '</a')) depth = Math.max(depth - 1, 0);
    if (depth > 0 || token.type !== 'text') return [token];
    const found = findAddresses(token.content);
    return found.length === 0 ? [token] : splitText(token, found, TokenOf);
  });
}

function isRawAnchor(token: Token, start: string): boolean {
  return token.type === 'html_inline' && new RegExp(`^${start}[\\s>]`, 'i').test(token.content);
}

function splitText(token: Token, links: readonly FoundLink[], TokenOf: TokenClass): Token[] {
  const parts: Token[] = [];
  let position = 0;
  const addText = (content: string) => {
    if (content === '') return;
    const text = new TokenOf('text', '', 0);
    text.content = content;
    parts.push(text);
  };
  for (const { start, end, address } of links) {
    addText(token.content.slice(position, start));
    const open = new TokenOf('link_open', 'a', 1);
    open.attrSet('href', encodeURI(address.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/%25/g, '%'));
    parts.push(open);
    addText(token.content.slice(start, end));
    parts.push(new TokenOf('link_close', 'a', -1));
    position = end;
  }
  addText(token.content.slice(position));
  return parts;
}

/** Finds every URL in a text, in order. */
export function findAddresses(text: string): FoundLink[] {
  const links: FoundLink[] = [];
  let taken = 0;
  for (const found of text.matchAll(begin)) {
    if (found.index < taken) continue;
    const link = found[0] === '@' ? readMail(text, found.index, taken) : readWeb(text, found.index, found[0]);
    if (!link) continue;
    links.push(link);
    taken = link.end;
  }
  return links;
}

function readWeb(text: string, start: number, prefix: string): FoundLink | undefined {
  const before = text[start - 1];
  if (before !== undefined && !wordBefore.test(before)) return undefined;
  const isBare = prefix.toLowerCase() === 'www.';
  const domainStart = isBare ? start : start + prefix.length;
  const domainEnd = endOf(text, domainStart, /[\p{L}\p{N}\p{M}._-]/u);
  const domain = text.slice(domainStart, domainEnd).replace(/[._-]+$/, '');
  if (!isDomain(domain)) return undefined;
  const end = trimEnd(text, start, endOf(text, domainEnd, /[^\s<]/));
  const shown = text.slice(start, end);
  return { start, end, address: isBare ? `http://${shown}` : shown };
}

/** Returns whether a domain has at least two labels, without an underscore in the last two. */
function isDomain(domain: string): boolean {
  const parts = domain.split('.');
  return parts.length >= 2 && !parts.includes('') && !parts.slice(-2).some((part) => part.includes('_'));
}

function endOf(text: string, start: number, allowed: RegExp): number {
  let end = start;
  while (end < text.length) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (!allowed.test(character)) break;
    end += character.length;
  }
  return end;
}

/** Excludes trailing punctuation, unpaired closing parentheses and anything like an entity from a URL. */
function trimEnd(text: string, start: number, from: number): number {
  const shown = text.slice(start, from);
  let unpaired = shown.split(')').length - shown.split('(').length;
  let end = from;
  for (;;) {
    const last = text[end - 1] ?? '';
    if (last === ')' && unpaired > 0) {
      unpaired -= 1;
      end -= 1;
    } else if (last === ';') {
      const word = endOfWordBack(text, end - 1);
      end = text[word - 1] === '&' && word > start && word < end - 1 ? word - 1 : end - 1;
    } else if (last !== '' && end > start && '?!.,:*_~\'"'.includes(last)) end -= 1;
    else return end;
  }
}

function endOfWordBack(text: string, from: number): number {
  let index = from;
  while (index > 0 && /[A-Za-z0-9]/.test(text[index - 1] ?? '')) index -= 1;
  return index;
}

function readMail(text: string, at: number, earliest: number): FoundLink | undefined {
  let start = at;
  while (start > earliest && localPart.test(text[start - 1] ?? '')) start -= 1;
  mailDomain.lastIndex = at + 1;
  const domain = mailDomain.exec(text)?.[0];
  if (start === at || domain === undefined || /[-_]$/.test(domain)) return undefined;
  const end = at + 1 + domain.length;
  const isSplit = /[+]/.test(text[end] ?? '');
  return isSplit ? undefined : { start, end, address: `mailto:${text.slice(start, end)}` };
}
