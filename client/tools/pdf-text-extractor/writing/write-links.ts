import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { joinLines } from '#client/lib/pdf/text/paragraphs/join-lines.ts';
import { isListItem } from '#client/lib/pdf/text/paragraphs/list-lines.ts';

/** A part of a text that links to an address. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** Joins lines and marks their links by signs that no text has (Unicode, 23.7); adds the addresses to `urls`. */
export function joinLinked(lines: readonly TextLine[], words: ReadonlySet<string>, urls: string[]): string {
  const joined = joinLines(
    lines.map(({ text }) => text),
    words,
  );
  return findSpans(lines, joined).reduceRight((text, { start, end, url }) => {
    const number = urls.push(url) - 1;
    return `${text.slice(0, start)}\ufdd0${number}\ufdd1${text.slice(start, end)}\ufdd2${text.slice(end)}`;
  }, joined);
}

/** Returns the links in joined lines, apart from the number of a list item; a link over several lines is one. */
function findSpans(lines: readonly TextLine[], joined: string): Span[] {
  const spans: Span[] = [];
  let passed = 0;
  for (const line of lines) {
    // A hyphen at the end may be gone.
    const place = joined.indexOf(line.text.slice(0, -1), passed);
    if (place < 0) continue;
    passed = place + line.text.length - 1;
    for (const { start, end, url } of spansOf(line)) {
      const last = spans.at(-1);
      const isSame = last?.url === url && joined.slice(last.end, place + start).trim() === '';
      if (last && isSame) spans.splice(-1, 1, { ...last, end: place + end });
      else spans.push({ start: place + start, end: place + end, url });
    }
  }
  const text = isListItem(joined) ? joined.search(/(?<=\s)\S/) : 0;
  return spans
    .map(({ start, end, url }, index) => ({
      start: Math.max(start, text),
      end: Math.min(end, spans[index + 1]?.start ?? joined.length),
      url,
    }))
    .filter(({ start, end }) => start < end);
}

/** Returns the links of a line. */
function spansOf({ runs, text }: TextLine): Span[] {
  const spans: Span[] = [];
  let passed = 0;
  for (const run of runs) {
    const start = text.indexOf(plain(run.text).trim(), passed);
    if (start < 0) continue;
    passed = start + plain(run.text).trim().length;
    for (const link of run.links ?? []) {
      const before = plain(run.text.slice(0, link.start)).trimStart().length;
      const own = plain(run.text.slice(link.start, link.end)).trim();
      spans.push({ start: start + before, end: start + before + own.length, url: link.url });
    }
  }
  return spans.toSorted((one, other) => one.start - other.start);
}

/** Returns a text with the spaces that it has in its line. */
const plain = (text: string) => text.replace(/[^\S\u3000]+/g, ' ');

/** Writes marked links as Markdown. */
export function writeLinks(text: string, urls: readonly string[]): string {
  return text.replace(/\ufdd0(\d+)\ufdd1([^\ufdd2]*)\ufdd2/g, (_, number: string, label: string) =>
    writeLink(label, urls[Number(number)] ?? ''),
  );
}

/** Writes a link; a text that is the address itself is an autolink (CommonMark, 6.5). */
function writeLink(label: string, url: string): string {
  const own = label.replaceAll('\\', '');
  if ([own, `${own}/`, `mailto:${own}`].includes(url)) return `<${own}>`;
  const target = url.replaceAll('|', '%7C');
  return `[${label}](${/[()\\]/.test(target) ? `<${target}>` : target})`;
}
