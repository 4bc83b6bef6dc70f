import { provideTemporal } from '#client/lib/temporal.ts';
import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { ToolInputError } from '#core/errors.ts';

const stamp = String.raw`(?:unix|epoch)(?:\s+(?:epoch|time))?(?:\s*time)?(?:\s*stamp)?`;
const nowAsked = new RegExp(
  String.raw`^(?:current\s+${stamp}|${stamp}\s+(?:right\s+)?now|current\s+time\s?stamp|time\s?stamp\s+now)$`,
  'i',
);
const dateAsked = new RegExp(
  String.raw`^${stamp}\s+(?:of|for|on|at)\s+(?<day>.*\d.*)$|^(?<front>.*\d{4}.*)\s+(?:to|in|as)\s+${stamp}$`,
  'i',
);
const numberAsked = new RegExp(
  String.raw`^(?:convert\s+)?${stamp}\s+(?<number>-?\d{1,19})$|^time\s?stamp\s+(?<bare>-?\d{9,19})$`,
  'i',
);
/** Ten digits are seconds of 2001 to 2033; more are milliseconds and finer parts of the same time. */
const bareNumber = /^1\d{9}(?:\d{3}){0,3}$/;
/** An ObjectId cannot be mistaken for anything else. */
const objectId = /^[3-7][\da-f]{7}(?=.*[a-f])[\da-f]{16}$/i;

/** Answers `1700000000`, `unix timestamp of 2025-01-01`, `current timestamp` and an ObjectId. */
export async function answer(query: string, locale: string): Promise<Answer | undefined> {
  const asked = bareQuestion(query);
  if (nowAsked.test(asked)) {
    const seconds = String(Math.floor(Date.now() / 1000));
    const working = 'seconds since 1970-01-01 00:00 UTC, at the last key press';
    return { text: seconds, working, opens: seconds, values: { text: 'now' } };
  }
  const { day, front = day } = dateAsked.exec(asked)?.groups ?? {};
  if (front !== undefined) return convert(front, 's', locale);
  const { number, bare = number } = numberAsked.exec(asked)?.groups ?? {};
  const written = bare ?? (bareNumber.test(asked) || objectId.test(asked) ? asked : undefined);
  return written === undefined ? undefined : convert(written, 'iso', locale);
}

async function convert(written: string, form: 's' | 'iso', locale: string): Promise<Answer | undefined> {
  const [{ readMoment }, { writeMoment }] = await Promise.all([
    import('./read-moment.ts'),
    import('./write-moment.ts'),
    provideTemporal(),
  ]);
  try {
    const { ns, readAs } = readMoment(written, 'auto', 'UTC', BigInt(Date.now()) * 1_000_000n);
    const text = writeMoment(ns, form, 'UTC') ?? '';
    const here = new Date(Number(ns / 1_000_000n)).toLocaleString(locale, {
      dateStyle: 'medium',
      timeStyle: 'long',
    });
    return {
      text: form === 's' ? text : text.replace('T', ' ').replace('Z', ' UTC'),
      working: form === 's' ? `${written}, UTC, in seconds since 1970` : `${readAs}; here ${here}`,
      opens: written,
      values: { text: written },
    };
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
