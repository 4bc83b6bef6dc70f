import { ToolInputError } from '#core/errors.ts';

const written = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?(?:\s*([ap])\.?m\.?)?$/;

/** Reads `9:30`, `21:30:15`, `9` or `9:30 pm`; undefined for nothing. Throws a ToolInputError for anything else. */
export function readTime(text: string, label: string): Temporal.PlainTime | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, hours, minute = '0', second = '0', half] = written.exec(trimmed.toLowerCase()) ?? [];
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half);
  try {
    return Temporal.PlainTime.from(
      { hour, minute: Number(minute), second: Number(second) },
      { overflow: 'reject' },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ToolInputError(`${label}: “${trimmed.slice(0, 40)}” is not a time of day.`, {
      hint: 'Write it as 9:30, 21:30:15 or 9:30 pm.',
    });
  }
}

/** Converts to 24 hours. 12 am is midnight; there is no 13 pm. */
function hourOf(hours: number, half: string): number {
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

/** Returns the seconds since midnight. */
export function secondOfDay({ hour, minute, second }: Temporal.PlainTime): number {
  return hour * 3600 + minute * 60 + second;
}
