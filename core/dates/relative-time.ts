const units = [
  ['year', 31_556_952_000],
  ['month', 2_629_746_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** Writes a distance in time in the largest unit that fits: “in 3 hours”, “15 years ago”. */
export function writeDistance(ms: number): string {
  const [unit, size] = units.find(([, length]) => Math.abs(ms) >= length) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(Math.trunc(ms / size), unit);
}
