const secondMs = 1000;

/** Removes filler words from a question, and normalizes digits and spaces. */
export function plainText(query: string): string {
  return query
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\?$/, '')
    .replace(/^(?:when|if)\s+(?:it\s+is|it[’']s)\s+/i, '')
    .replace(/,?\s+what(?:\s+is\s+the|[’']s\s+the)?\s+time\s+is\s+it(?=\s)/i, '')
    .replace(
      /^(?:what\s+)?(?:is\s+the\s+|what[’']s\s+the\s+)?(?:current\s+)?time(?:\s+is\s+it)?\s+in\s+/i,
      'now in ',
    )
    .replace(/^(now\s.*?)\s+now$/i, '$1');
}

/** Writes `2026-11-23T15:00:00Z` and `@1764000000` as a date, a time and a zone. */
export function writeInstants(text: string): string {
  return (
    text
      .replace(
        /(?<=^|\s)@?(\d{13}|\d{10})(?=$|\s)|(?<=^|\s)@(\d{1,9})(?=$|\s)/,
        (_, long?: string, short = '0') => {
          const number = Number(long ?? short);
          const iso = new Date(long?.length === 13 ? number : number * secondMs).toISOString();
          return `${iso.slice(0, 10)} ${iso.slice(11, 23)} UTC`;
        },
      )
      // RFC 2822 dates and JavaScript's own have a comment after the offset.
      .replace(/([+\u2212-]\d{4})\s*\([^()]*\)/, '$1')
      .replace(/(?<=^|\s)(\d{4})(\d{2})(\d{2})t(\d{2})(\d{2})(\d{2})?(?=$|[\s.,z+\u2212-])/i, writeExtended)
      .replace(
        /(\d{4}-\d{2}-\d{2})t(\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s*(z|[+\u2212-]\d{2}(?::?\d{2})?)?(?:\[([\w/+-]+)\])?(?=$|\s)/i,
        (_, date: string, time: string, offset = '', zone?: string) => `${date} ${time} ${zone ?? offset}`,
      )
  );
}

/** Converts ISO 8601's basic format to its extended format. */
function writeExtended(_: string, ...parts: readonly (string | undefined)[]): string {
  const [year, month, day, hour, minute, second = '00'] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}`;
}
