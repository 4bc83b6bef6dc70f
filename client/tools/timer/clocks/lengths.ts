const unitsMs = { h: 3_600_000, m: 60_000, s: 1000 } as const;
const longestMs = 100 * unitsMs.h;
const piece =
  /\s*(?<amount>\d+(?:[.,]\d+)?)\s*(?<unit>h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)?(?![a-z])(?:\s*(?:,|and\b))?/iy;

/**
 * Reads a length as people type it, in milliseconds: `5` (minutes), `5:00`, `1:30:00`, `1h 30m`, `2 min 30`, `90 s`.
 * Undefined for anything else, and outside of one second to 99:59:59.
 */
export function readLength(text: string): number | undefined {
  const trimmed = text.trim();
  const lengthMs = readColons(trimmed) ?? readUnits(trimmed);
  return lengthMs !== undefined && lengthMs >= unitsMs.s && lengthMs < longestMs ? lengthMs : undefined;
}

function readColons(text: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,3}):(?=\d\d?:))?(\d{1,4}):(\d{1,2})$/.exec(text) ?? [];
  if (minutes === '' || Number(seconds) > 59 || (text.split(':').length > 2 && Number(minutes) > 59))
    return undefined;
  return Number(hours) * unitsMs.h + Number(minutes) * unitsMs.m + Number(seconds) * unitsMs.s;
}

/** Units go down, each at most once; a last number without one is of the next smaller unit: `1h 30`. */
function readUnits(text: string): number | undefined {
  const names = ['h', 'm', 's'] as const;
  let sumMs = 0;
  let next = 0;
  let index = 0;
  while (index < text.length) {
    piece.lastIndex = index;
    const { amount, unit } = piece.exec(text)?.groups ?? {};
    if (amount === undefined) return undefined;
    index = piece.lastIndex;
    const isLast = index === text.length;
    const place = unit === undefined ? Math.max(next, 1) : names.indexOf(unit.charAt(0).toLowerCase() as 'h');
    const name = names[place];
    if (name === undefined || place < next || (unit === undefined && !isLast)) return undefined;
    sumMs += Number(amount.replace(',', '.')) * unitsMs[name];
    next = place + 1;
  }
  return text === '' ? undefined : Math.round(sumMs);
}

/**
 * Writes the remaining time: `4:59`, `1:30:00`. A second that has begun counts as whole, so zero means over.
 */
export function writeLeft(lengthMs: number): string {
  return writeSeconds(Math.ceil(lengthMs / unitsMs.s));
}

/** Writes the elapsed time, with hundredths: `0:05.12`, `1:00:00.00`. */
export function writePassed(lengthMs: number): string {
  const hundredths = Math.floor(lengthMs / 10);
  return `${writeSeconds(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`;
}

function writeSeconds(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
