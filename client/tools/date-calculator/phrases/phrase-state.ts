import { provideTemporal } from '#client/lib/temporal.ts';
import { type Phrase, readPhrase } from './phrase.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { type DateState, schema } from '../state.ts';

/** Returns the field values for a phrase; undefined if it contains no date. */
export async function readPhraseState(
  written: string,
  today: string,
  locale: string,
): Promise<Partial<DateState> | undefined> {
  await provideTemporal();
  const phrase = readPhrase(written, Temporal.PlainDate.from(today), locale, Temporal.Now.plainTimeISO());
  return phrase && stateOf(phrase);
}

const weekdayChoices = ['same', '1', '2', '3', '4', '5', '6', '7'] as const;

export function stateOf(phrase: Phrase): Partial<DateState> {
  if (phrase.kind === 'difference') {
    return {
      tab: 'difference',
      start: phrase.start.toString(),
      end: phrase.end.toString(),
      startTime: phrase.startTime ?? '',
      endTime: phrase.endTime ?? '',
      asked: phrase.asks ?? 'days',
      isDifferenceAsked: true,
      includesEnd: false,
      countsWorkDays: phrase.countsWorkDays,
    };
  }
  if (phrase.kind === 'day') {
    const onWeekday = weekdayChoices[phrase.weekday ?? 0] ?? 'same';
    return { tab: 'day', day: phrase.date.toString(), onWeekday };
  }
  if (phrase.kind === 'age') {
    return { tab: 'age', born: phrase.born.toString(), ageOn: phrase.on?.toString() ?? '' };
  }
  if (phrase.kind === 'due') {
    const { cycle } = initialState(schema);
    return { tab: 'due', dueFrom: phrase.from, dueBase: phrase.base.toString(), cycle };
  }
  const { amount, base, operation } = phrase;
  return {
    tab: 'add',
    base: base.toString(),
    operation,
    isSumAsked: true,
    unit: amount.unit,
    ...(amount.unit === 'duration'
      ? { durations: amount.text, baseTime: phrase.baseTime ?? '' }
      : { amount: String(amount.count) }),
  };
}
