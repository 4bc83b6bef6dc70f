/** Languages that write a date in the order of English. */
const languages = 'en de fr es it pt nl pl sv da nb fi cs'.split(' ');
const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

let months: ReadonlyMap<string, string> | undefined;

/** Returns the names of the months as they are written in a date: `lutego`, not `luty`. */
function monthNames(): ReadonlyMap<string, string> {
  months ??= new Map(
    languages.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
      return english.map((name, index) => {
        const part = format.formatToParts(Date.UTC(2024, index, 1)).find(({ type }) => type === 'month');
        return [part?.value.toLowerCase() ?? '', name] as const;
      });
    }),
  );
  return months;
}

/** Rewrites `Donnerstag, 29. Februar 2024 um 12:00 Uhr` to `29 Feb 2024 12:00`; other texts stay as they are. */
export function monthsInEnglish(written: string): string {
  if (!/\d[. ]+(?:de )?\p{L}{3,}\.? (?:de )?\d{4}/u.test(written)) return written;
  const named = written.replace(
    /(?<=\d[. ]+(?:de )?)\p{L}{3,}/u,
    (word) => monthNames().get(word.toLowerCase()) ?? word,
  );
  return (
    named
      // Removes the weekday. A word in capitals is a time zone.
      .replace(
        /^(?!(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )[\p{L}-]{2,}\.?,?(?: den)? (?=\d)/iu,
        (word) => (/^\p{Lu}{2,} $/u.test(word) ? word : ''),
      )
      .replace(/^((?:[a-z]+,? )?\d{1,2})\. /iu, '$1 ')
      .replace(/(?<=\d )de (?=[A-Z])|(?<=[a-z] )de (?=\d)/gu, '')
      // The word for “at”; the word for “o’clock”; a dot between the hours and the minutes.
      .replace(/(?<=\d{4}) (?:\p{Ll}{1,4}\.? ){1,2}(?=\d)/u, ' ')
      .replace(/ Uhr$/u, '')
      .replace(/(?<=\d{4},? \d{1,2})\.(?=\d\d$)/u, ':')
  );
}
