import { writeNumber } from './write-number.ts';

const oneDigit = { maximumFractionDigits: 1 };
const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Writes a size in powers of 1,000: `999 B`, `1.5 KB`, `231 MB`. */
export function formatBytes(sizeBytes: number): string {
  let value = sizeBytes;
  let unit = 0;
  while (value >= 999.5 && unit < byteUnits.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 99.95 ? 0 : 1;
  return `${writeNumber(value, 'en', { maximumFractionDigits: digits, useGrouping: false })} ${byteUnits[unit] ?? 'TB'}`;
}

/** Writes a count with thousands separators and its noun: `1,204 keys`, `1 key`. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${writeNumber(count)} ${count === 1 ? singular : plural}`;
}

/** Writes a duration: `0.4 ms`, `350 ms`, `2.1 s`, `3 min 5 s`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 10) return `${writeNumber(durationMs, 'en', oneDigit)} ms`;
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${writeNumber(durationMs / 1000, 'en', oneDigit)} s`;
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
