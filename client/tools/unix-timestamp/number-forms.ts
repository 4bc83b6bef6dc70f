import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';

const secondNs = 1_000_000_000n;
const dayNs = 86_400n * secondNs;
/** 1900-03-01, from which on Excel's days are right: it believes that 1900 was a leap year. */
const excelMarchNs = -25_508n * dayNs;

interface NumberForm {
  readonly label: string;
  readonly unitNs: bigint;
  /** The instant of the number 0, in nanoseconds of Unix time. */
  readonly zeroNs: bigint;
  /** The decimals that are written; 0 rounds down, as clocks do. */
  readonly decimals: number;
}

/** Ways to write an instant as one number, each with its epoch. */
export const numberForms = {
  s: { label: 'Unix seconds', unitNs: secondNs, zeroNs: 0n, decimals: 9 },
  ms: { label: 'Unix milliseconds', unitNs: 1_000_000n, zeroNs: 0n, decimals: 0 },
  us: { label: 'Unix microseconds', unitNs: 1000n, zeroNs: 0n, decimals: 0 },
  ns: { label: 'Unix nanoseconds', unitNs: 1n, zeroNs: 0n, decimals: 0 },
  excel: { label: 'Excel (1900)', unitNs: dayNs, zeroNs: -25_569n * dayNs, decimals: 10 },
  filetime: { label: 'Windows FILETIME', unitNs: 100n, zeroNs: -11_644_473_600n * secondNs, decimals: 0 },
  dotnet: { label: '.NET ticks', unitNs: 100n, zeroNs: -62_135_596_800n * secondNs, decimals: 0 },
  webkit: { label: 'WebKit, Chrome', unitNs: 1000n, zeroNs: -11_644_473_600n * secondNs, decimals: 0 },
  cocoa: { label: 'Apple Cocoa', unitNs: secondNs, zeroNs: 978_307_200n * secondNs, decimals: 9 },
  ntp: { label: 'NTP seconds', unitNs: secondNs, zeroNs: -2_208_988_800n * secondNs, decimals: 9 },
  julian: { label: 'Julian date', unitNs: dayNs, zeroNs: -210_866_760_000n * secondNs, decimals: 10 },
  mjd: { label: 'Modified Julian date', unitNs: dayNs, zeroNs: -40_587n * dayNs, decimals: 10 },
} as const satisfies Record<string, NumberForm>;

export type NumberFormId = keyof typeof numberForms;

/**
 * Returns the instant of a decimal or hexadecimal number in nanoseconds of Unix time; undefined for Excel's day 60,
 * the 29 February 1900, which did not exist.
 */
export function readNumber(written: string, id: NumberFormId | SnowflakeId): bigint | undefined {
  const [whole = '', fraction = ''] = written.startsWith('0x') ? [written] : written.split('.');
  const digits = BigInt(whole + fraction);
  if (id in snowflakes) {
    const { shift, zeroMs } = snowflakes[id as SnowflakeId];
    return (((digits / 10n ** BigInt(fraction.length)) >> shift) + zeroMs) * 1_000_000n;
  }
  const { unitNs, zeroNs } = numberForms[id as NumberFormId];
  const exact = floorDivide(digits * unitNs, 10n ** BigInt(fraction.length)) + zeroNs;
  // Programs round a fraction of a day to the nearest millisecond, as spreadsheets do.
  const ns =
    unitNs === dayNs && fraction !== '' ? floorDivide(exact + 500_000n, 1_000_000n) * 1_000_000n : exact;
  if (id !== 'excel' || ns >= excelMarchNs) return ns;
  return ns >= excelMarchNs - dayNs ? undefined : ns + dayNs;
}

/** Writes an instant as a number; undefined if Excel has none. */
export function writeNumber(ns: bigint, id: NumberFormId): string | undefined {
  const { unitNs, zeroNs, decimals } = numberForms[id];
  const sinceZero = ns - zeroNs - (id === 'excel' && ns < excelMarchNs ? dayNs : 0n);
  if (id === 'excel' && sinceZero < 0n) return undefined;
  const scale = 10n ** BigInt(decimals);
  // Days have no exact decimals, so they are rounded to the nearest; all others divide without a rest or round down.
  const half = unitNs === dayNs ? unitNs / 2n : 0n;
  const scaled = floorDivide(sinceZero * scale + half, unitNs);
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Divides, rounding down also below zero. */
export function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}
