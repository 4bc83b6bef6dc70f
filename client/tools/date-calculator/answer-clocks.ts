import type { Answer } from '#client/tool-kit/answer.ts';
import { count } from '#core/dates/days/date-text.ts';
import { addDurations, readDurations } from '#core/dates/days/durations.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';

const clock = String.raw`\d{1,4}:[0-5]\d(?::[0-5]\d)?`;
const unit = '(?:hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)';
const words = String.raw`\d+(?:\.\d+)?\s*${unit}(?:[\s,]*(?:and\s+)?\d+(?:\.\d+)?\s*${unit})*|\d+\s*h\s*[0-5]?\d`;
const sum = new RegExp(
  String.raw`^(?<first>${clock}|${words})\s*(?:(?<sign>[-+−–])|(?<word>plus|minus|and))\s*(?<second>${clock}|${words})$`,
  'i',
);
const isoDuration =
  /^P(?=\d|T\d)(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;
const dayMinutes = 24 * 60;
const anyDay = '2000-01-01';

/** Answers `8:30 + 2:45`, `1h 20m + 45m`, `9:00 - 17:30` and `P1Y2M3DT4H`. */
export function answerClocks(question: string, locale: string): Answer | undefined {
  if (isoDuration.test(question)) return answerIso(question, locale);
  const { first = '', sign, word, second = '' } = sum.exec(question)?.groups ?? {};
  if (first === '') return undefined;
  const isPlus = /^(?:\+|plus|and)$/i.test(sign ?? word ?? '');
  const [from, by] = [secondsOf(first), secondsOf(second)];
  if (from === undefined || by === undefined) return undefined;
  const isClock = first.includes(':') && second.includes(':');
  // 9:00 - 17:30 is a span of time.
  const total = isPlus ? from + by : Math.abs(from - by);
  if (!isPlus && by > from && !isClock) return undefined;
  const isSpan = !isPlus && by > from;
  const span = spanText(total, locale);
  return {
    text: isClock && !isSpan ? `${clockText(total)} (${span})` : span,
    working: `${first} ${isPlus ? '+' : isSpan ? 'to' : '−'} ${second}${noteOf(isPlus, isClock, total)}`,
    opens: question,
    values: isSpan
      ? {
          tab: 'difference',
          isDifferenceAsked: true,
          start: anyDay,
          end: anyDay,
          startTime: first,
          endTime: second,
          asked: 'hours',
        }
      : {
          tab: 'add',
          isSumAsked: true,
          base: anyDay,
          unit: 'duration',
          operation: 'add',
          baseTime: '0:00',
          durations: [first, `${isPlus ? '' : '-'}${second}`].map(asWords).join('\n'),
        },
  };
}

function noteOf(isPlus: boolean, isClock: boolean, seconds: number): string {
  const isNextDay = isPlus && isClock && seconds >= dayMinutes * 60;
  return isNextDay ? `; as a time of day ${clockText(seconds % (dayMinutes * 60))}, a day later` : '';
}

/** Returns the length of a typed duration, by the tool's own reader. */
function secondsOf(text: string): number | undefined {
  return unlessMistaken(() => {
    const durations = readDurations(asWords(text));
    const begin = Temporal.PlainDateTime.from(anyDay);
    return addDurations(begin, durations, 1).since(begin).total('seconds');
  });
}

/** Writes `8:30`, `1h30` and `1.5 h` in the words of the reader. */
function asWords(text: string): string {
  return text
    .replace(/(\d+):(\d+)(?::(\d+))?/, (_, hours: string, minutes: string, seconds?: string) =>
      [`${hours}h`, `${minutes}min`, ...(seconds === undefined ? [] : [`${seconds}s`])].join(' '),
    )
    .replace(/(\d)\s*h\s*(\d+)$/i, '$1h $2min')
    .replaceAll(
      /(\d+)\.(\d+)\s*(h|m)(?:ours?|rs?|inutes?|ins?)?\b/gi,
      (_, whole: string, part: string, name: string) => {
        const seconds = Math.round(Number(`0.${part}`) * (name.toLowerCase() === 'h' ? 3600 : 60));
        return `${whole}${name} ${Math.floor(seconds / 60)}min ${seconds % 60}s`;
      },
    )
    .replace(/(\d+)m (\d+)min/, (_, minutes: string, more: string) => `${Number(minutes) + Number(more)}min`);
}

function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${hours}:${pad(minutes)}${rest === 0 ? '' : `:${pad(rest)}`}`;
}

function spanText(seconds: number, locale: string): string {
  return partsText(
    { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 },
    locale,
  );
}

function partsText(parts: Readonly<Record<string, number>>, locale: string): string {
  const written = Object.entries(parts)
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => count(amount, name.replace(/s$/, ''), locale));
  return written.join(', ') || count(0, 'minute', locale);
}

function answerIso(question: string, locale: string): Answer | undefined {
  const [duration] = readDurations(question);
  if (!duration) return undefined;
  const { years, months, weeks, days, hours, minutes, seconds } = duration;
  return {
    text: partsText({ years, months, weeks, days, hours, minutes, seconds }, locale),
    working: `${question} is a duration of ISO 8601`,
    opens: question,
    values: { tab: 'add', isSumAsked: true, unit: 'duration', durations: question },
  };
}
