import { monthsInEnglish } from './months-in-english.ts';

/** Text around a time in code, logs and settings. The group matches the time. */
const wrappers: readonly RegExp[] = [
  // A cookie, among its other attributes (RFC 6265, 4.1).
  /;\s*expires=([^;]+)/iu,
  /^(.*?)\s*[,;]$/u,
  // An object of one member, such as {"$date": …} of MongoDB.
  /^\{\s*(["'].+?)\s*\}$/u,
  // A value and its type in PostgreSQL.
  /^('.+')::[a-z][\w ]*$/iu,
  // A member of JSON, a header of HTTP, a setting, a line of whois, curl and ffprobe.
  /^(?:[#*]\s|set\s)?\s*(?:"[^"]*"\s*:|'[^']*'\s*:|[a-z_][\w-]*(?: [a-z]+)*\s*(?:=|:\s))\s*(.+)$/iu,
  // A timestamp of BSON, with its counter.
  /^Timestamp\(\s*\{?\s*(?:t:\s*)?(\d+),\s*(?:i:\s*)?\d+\s*\}?\s*\)$/u,
  // A literal of SQL.
  /^(?:date|datetime|timestamp|timestamptz)(?:\s+with(?:out)?\s+time\s+zone)?\s+(?=')(.+)$/iu,
  // A call, such as ISODate("…") of MongoDB and new Date(…).
  /^(?:new\s+)?[a-z][\w.]*\(\s*(.+?)\s*\)$/iu,
  /^["'“](.*)["'”]$/u,
  /^\[([^[\]]*)\]$/u,
  // Markdown of Discord, with the style of the time.
  /^<t:(-?\d+)(?::[a-z])?>$/iu,
  // A property of iCalendar in UTC or without a zone; a sigil of Elixir.
  /^[A-Z][A-Z-]+(?:;VALUE=[A-Z-]+)?:(\d{8}(?:T\d{6}Z?)?)$/u,
  /^~[DNU]\[([^[\]]+)\]$/u,
  // Elements of HTML and of feeds; WebLogic; the keywords of RCS.
  /^<time\s[^<>]*\bdatetime="([^"<>]+)"[^<>]*>.*$/iu,
  /^<[a-z][\w:-]*(?:\s[^<>]*)?>([^<>]+)<\/[\w:-]+>$/iu,
  // An attribute of XML, as in the events of Windows.
  /^<[a-z][\w:.-]*\s[\w:.-]+=("[^"<>]+"|'[^'<>]+')\s*\/?>$/iu,
  /^<([^<>]*\d[^<>]*)>$/u,
  /^\$\w+: (.+) \$$/u,
  // Literals of ODBC and Visual Basic.
  /^\{(?:ts|d)\s+('[^']+')\}$/iu,
  /^#([^#]+)#$/u,
  // The history of Bash.
  /^#(\d+)$/u,
  // A literal of Java and of JavaScript, with its type after it.
  /^(-?\d+)[Ln]$/u,
  // Git’s raw date: the zone does not change the seconds.
  /^(\d{5,}) [+-]\d{4}$/u,
];

/** Notations of programs that no standard has, each as another that is read. */
const notations: readonly (readonly [form: RegExp, as: string])[] = [
  // ISO 8601 allows the minus sign beside the hyphen.
  [/\u2212/gu, '-'],
  // A label that names the zone, as chrony writes it.
  [/^[a-z ]+ \(UTC\)\s*:\s+(.+)$/iu, '$1 UTC'],
  // Exif, DirectAdmin and the Unreal Engine; FIX and xrdp; servers of games.
  [/^(\d{4})[:.](\d\d)[:.](\d\d)[ -](?=\d\d[:.]\d\d)/u, '$1-$2-$3 '],
  [/(?<=^\d{4}-\d\d-\d\d \d\d)\.(\d\d)\.(\d\d)[:.](?=\d{3}$)/u, ':$1:$2.'],
  [/^(\d{8})-(?=\d\d:\d\d)/u, '$1 '],
  [/(?<=\d) - (?=\d\d?:\d\d)/u, ' '],
  // Time.String of Go: the name after the offset, and the reading of the monotonic clock.
  [/ m=[+-][\d.]+$/u, ''],
  [/(\d [+-]\d{2}:?\d{2}) (?:[A-Z]{2,5}|[+-]\d{2,4})$/u, '$1'],
  // A day with its zone in XML Schema (Part 2, 3.3.9), which begins at midnight there.
  [/^(\d{4}-\d\d-\d\d)(?=(?:Z|[+-]\d\d:?\d\d)$)/u, '$1T00:00'],
  // The basic format with a space, as PostgreSQL takes it.
  [/^(\d{8}) (?=\d{6}(?:$|[ .]))/u, '$1T'],
  // Oracle’s default for timestamps.
  [/(?<= \d\d)\.(\d\d)\.(\d\d)(?=\.\d+ [AP]M)/u, ':$1:$2'],
  // Milliseconds after a colon in styles of SQL Server and in WebSphere.
  [/(:\d\d:\d\d):(\d{3})(?=$|[AP]M| [A-Z]{2,5}$)/u, '$1.$2'],
  // The weekday before a date in digits, as systemd writes it.
  [/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=\d{4}-\d)/iu, ''],
  [/(?<=\d) (?:at|@) (?=\d)/iu, ' '],
  [/^(\d{1,2})(?:st|nd|rd|th) of (?=[a-z])/iu, '$1 '],
  // The era of SimpleDateFormat; a short year with its apostrophe; spaces before a comma, and none after it.
  [/(?<=\d) AD(?: at)?(?= \d|$)/u, ''],
  [/(?<= )['’](?=\d\d$)/u, ''],
  [/\s+,\s*(?=\d)/gu, ', '],
  [/^([a-z]{3,9}),(?=\d)/iu, '$1, '],
  // A zone in parentheses is not a comment if no offset is before it, as in Wikipedia’s signatures.
  [/(?<!:\d\d ?[+-]\d\d:?\d\d|[A-Z]) \((UTC|GMT)\)$/u, ' $1'],
  // The time first, and its zone: after it or at the end.
  [
    /^(\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?)(?! ?[AaPp]\.?[Mm])(?: ((?!DEC|OCT|SAT|SEPT)[A-Z]{0,4}[CTZ]|[+-]\d\d:?\d\d))?,? (?:on )?(?=.*\d)(.+?)( UTC| GMT)?$/u,
    '$3 $1 $2$4',
  ],
  // SAS, and words of Django for 12:00 and 0:00.
  [/^(\d{1,2})([a-z]{3})(\d{4})(?=$|[ :T])/iu, '$1 $2 $3'],
  [/,?(?: 12:00)? noon$/iu, ', 12:00'],
  [/,?(?: 12:00)? midnight$/iu, ', 0:00'],
  // PHP’s microtime().
  [/^0(\.\d{6,8}) (\d{9,11})$/u, '$2$1'],
  // A time of iCalendar with its zone (RFC 5545, 3.3.5).
  [/^(?:[A-Z][A-Z-]+;TZID=)?([\w/+-]+):(\d{8}T\d{6})$/u, '$2[$1]'],
  // Java names some zones by their offset.
  [/\[(?:UTC?|GMT)([+-]\d\d:\d\d)\]$/u, '[$1]'],
  // Dates in digits as Intl writes them in Hungarian, Korean, Czech, Bulgarian, Danish and Finnish.
  [/^(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})\.?(?= )/u, '$1-$2-$3'],
  [/^(\d{1,2})\. (\d{1,2})\. (?=\d{4}(?!\d))/u, '$1.$2.'],
  [/(?<=\d) г\.|(?<=\d) ч\.$/gu, ''],
  [/(?<=\.\d{4})(?:,| klo) (\d{1,2})\.(\d\d)(?:\.(\d\d))?$/u, ' $1:$2:$3'],
  [/(?:上午|午前|오전)\s*(\d{1,2}:[\d:]+)$/u, ' $1 AM'],
  [/(?:下午|午後|오후)\s*(\d{1,2}:[\d:]+)$/u, ' $1 PM'],
  // Chinese and Japanese.
  [/^(\d{4})年\s*(\d{1,2})月\s*(\d{1,2})日\s*(?:[月火水木金土日]曜日|星期[一二三四五六日天])?/u, '$1-$2-$3 '],
  [/[时時点]\s*(?=\d{1,2}分)|分\s*(?=\d{1,2}秒)/gu, ':'],
  [/(?<=\d)[分秒]/u, ''],
  // The month in letters between marks.
  [/^(\d{4})[-/ .]([a-z]{3,9})[-/ .](\d{1,2})(?!\d)/iu, '$3 $2 $1'],
  [/^([a-z]{3,9})([-/.])(\d{1,2})\2(?=\d{4}(?!\d))/iu, '$1 $3 '],
  [/^(\d{1,2})\.([a-z]{3,9})\.(?=\d{4}(?!\d))/iu, '$1 $2 '],
  // The log of MySQL 5.5.
  [/^(\d\d)(\d\d)(\d\d) {1,2}(?=\d{1,2}:\d\d:\d\d$)/u, '20$1-$2-$3 '],
  // HL7 to the minute; UTCTime would have no such month.
  [/^((?:19|20)(?!0[1-9]|1[0-2])\d\d[01]\d[0-3]\d)([0-2]\d[0-5]\d)(?=[+-]\d{4}$)/u, '$1T$2'],
  // PDF (ISO 32000-1, 7.9.4), and UTCTime, whose years end in 2049 (RFC 5280, 4.1.2.5.1).
  [/^D:(\d{8})(\d{4})(?=$|Z|[+-])/u, 'D:$1$200'],
  [/^D:(\d{14})(Z|[+-]\d\d)?(?:'(\d\d)'?)?$/u, '$1$2$3'],
  [/^(?=[0-4])(\d{12}(?:Z|[+-]\d{4}))$/u, '20$1'],
  [/^(?=[5-9])(\d{12}(?:Z|[+-]\d{4}))$/u, '19$1'],
  // Only digits with a zone, as in GeneralizedTime (RFC 4517, 3.3.13).
  [/^(\d{8})(\d{6}(?:[.,]\d+)?)(?=Z$|[+-]\d\d(?:\d\d)?$)/u, '$1T$2'],
];

/** Seconds and nanoseconds as two members: Protocol Buffers, Firestore, and timespec in Rust. */
const inParts =
  /\b_?(?:tv_)?sec(?:onds)?"?\s*[:=]\s*"?(\d+)"?,\s*"?_?(?:tv_)?n(?:ano)?s(?:ec)?(?:onds)?"?\s*[:=]\s*(\d{1,9})\b/iu;

/** A call that Python prints for a date. */
const inPython =
  /\bdate(?:time)?\((\d{4}), (\d{1,2}), (\d{1,2})(?:, (\d{1,2}), (\d{1,2})(?:, (\d{1,2})(?:, (\d{1,6}))?)?)?(?:, tzinfo=(?:[\w.]*ZoneInfo\(key='([\w/+-]+)'\)|[\w.]*\.(utc)))?\)[,;)\]}]*$/;

function fromPython(call: RegExpExecArray): string {
  const [, year, month, day, hour = '0', minute = '0', second = '0', micros = '0', zone, utc] = call;
  const pad = (text = '', length = 2) => text.padStart(length, '0');
  const time = [hour, minute, second].map((part) => pad(part)).join(':');
  return `${year}-${pad(month)}-${pad(day)}T${time}.${pad(micros, 6)}${utc ? 'Z' : ''}${zone ? `[${zone}]` : ''}`;
}

/** Removes the text around a time, such as quotes and a key, and rewrites notations that are not read as they are. */
export function bareTime(line: string): string {
  let written = line.trim();
  const [, seconds, nanoseconds] = inParts.exec(written) ?? [];
  if (seconds !== undefined) return `${seconds}.${(nanoseconds ?? '').padStart(9, '0')}`;
  const call = inPython.exec(written);
  if (call) return fromPython(call);
  let wrapped: string;
  do {
    wrapped = written;
    for (const wrapper of wrappers) written = wrapper.exec(written)?.[1] ?? written;
  } while (written !== wrapped);
  for (const [form, as] of notations) written = written.replace(form, as);
  written = monthsInEnglish(written);
  return written.replace(
    /^(\d{8})(\d{6}\.\d{6})([+-])(\d{3})$/u,
    // CIM_DATETIME of Windows: the offset is in minutes.
    (_, date: string, time: string, sign: string, minutes: string) =>
      `${date}T${time}${sign}${inHours(Number(minutes))}`,
  );
}

function inHours(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
