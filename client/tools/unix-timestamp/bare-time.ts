/** What stands around a time in code, logs and settings; the group is the time. */
const wrappers: readonly RegExp[] = [
  /^(.*?)\s*[,;]$/u,
  // A member of JSON, a header of HTTP, a setting.
  /^(?:"[^"]*"\s*:|'[^']*'\s*:|[a-z][\w-]*(?:\s*=|:\s))\s*(.+)$/iu,
  // A call, such as ISODate("…") of MongoDB and new Date(…).
  /^(?:new\s+)?[a-z]\w*\(\s*(.+?)\s*\)$/iu,
  /^["'“](.*)["'”]$/u,
  /^\[([^[\]]*)\]$/u,
  // Markdown of Discord, with the style of the time.
  /^<t:(-?\d+)(?::[a-z])?>$/iu,
  // The history of Bash.
  /^#(\d+)$/u,
  // Git’s raw date: the zone does not change the seconds.
  /^(\d{5,}) [+-]\d{4}$/u,
];

/** Notations of programs that no standard has, each as another that is read. */
const notations: readonly (readonly [form: RegExp, as: string])[] = [
  // ISO 8601 allows the minus sign beside the hyphen.
  [/\u2212/gu, '-'],
  // Exif.
  [/^(\d{4}):(\d\d):(\d\d)(?= )/u, '$1-$2-$3'],
  // Time.String of Go: the name after the offset, and the reading of the monotonic clock.
  [/ m=[+-][\d.]+$/u, ''],
  [/(\d [+-]\d{4}) (?:[A-Z]{2,5}|[+-]\d{2,4})$/u, '$1'],
  // Oracle’s default for timestamps.
  [/(?<= \d\d)\.(\d\d)\.(\d\d)(?=\.\d+ [AP]M)/u, ':$1:$2'],
  // Milliseconds after a colon in styles of SQL Server.
  [/(:\d\d:\d\d):(\d{3})(?=$|[AP]M)/u, '$1.$2'],
  // The weekday before a date in digits, as systemd writes it.
  [/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=\d{4}-\d)/iu, ''],
  [/(?<=\d) at (?=\d)/iu, ' '],
];

/** No time is longer; the patterns take long over a longer text. */
const longest = 200;

/** Returns a time without what stands around it, such as quotes and a key, in a notation that is read. */
export function bareTime(line: string): string {
  let written = line.trim();
  if (written.length > longest) return written;
  for (const wrapper of wrappers) written = wrapper.exec(written)?.[1] ?? written;
  for (const [form, as] of notations) written = written.replace(form, as);
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
