const months = (numbers: string) => numbers.split(' ').map(Number);
const years = Array.from({ length: 230 }, (_, index) => 1970 + index);
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
/** The months by how many days they have, and in which years. */
const lengths = [
  { days: 31, months: months('1 3 5 7 8 10 12'), years },
  { days: 30, months: months('4 6 9 11'), years },
  { days: 29, months: [2], years: years.filter(isLeap) },
  { days: 28, months: [2], years: years.filter((year) => !isLeap(year)) },
];

/** The patterns for the engine, which knows no days before the last one (`L-3`), and takes LW in no list. */
export function patternsOf(pattern: string): string[] {
  const fields = pattern.split(' ');
  const days = (fields[3] ?? '').split(',');
  const marks = days.filter((day) => /^L(?:W|-\d)/.test(day));
  const rest = days.filter((day) => !marks.includes(day));
  return [
    ...(rest.length > 0 ? [fields.with(3, rest.join(',')).join(' ')] : []),
    ...marks.flatMap((mark) => (mark === 'LW' ? [fields.with(3, mark).join(' ')] : beforeLast(mark, fields))),
  ];
}

function beforeLast(mark: string, fields: readonly string[]): string[] {
  const [, offset = '', weekday = ''] = /^L-(\d+)(W?)$/.exec(mark) ?? [];
  return lengths.flatMap((length) => {
    const day = length.days - Number(offset);
    const inMonths = length.months.filter((month) => isNamed(month, fields[4] ?? '', 1));
    const inYears = length.years.filter((year) => isNamed(year, fields[6] ?? '', 1970));
    if (day < 1 || inMonths.length === 0 || inYears.length === 0) return [];
    return [
      fields.with(3, `${day}${weekday}`).with(4, inMonths.join(',')).with(6, inYears.join(',')).join(' '),
    ];
  });
}

/** Whether a field of the engine (`*`, `1-5/2`, `3,7`) names a value. */
function isNamed(value: number, field: string, least: number): boolean {
  return field.split(',').some((part) => {
    const [, from = '', to = from, step = '1'] = /^(\*|\d+)(?:-(\d+))?(?:\/(\d+))?$/.exec(part) ?? [];
    const [first, last] = from === '*' ? [least, Infinity] : [Number(from), Number(to)];
    return value >= first && value <= last && (value - first) % Number(step) === 0;
  });
}
