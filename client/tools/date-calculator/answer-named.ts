import type { Answer } from '#client/tool-kit/answer.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { longDate, weekdayName } from '#core/dates/days/date-text.ts';
import { describeAge } from './describing/describe-age.ts';
import { describeDue } from './describing/describe-due.ts';
import type { NamedQuestion } from './phrases/phrase-named.ts';
import { stateOf } from './phrases/phrase-state.ts';
import { schema } from './state.ts';

/** Answers a question for an age or a due date as its tab does, also where that refuses the date. */
export function answerNamed(question: NamedQuestion, today: Temporal.PlainDate, locale: string): Answer {
  const values = stateOf(question);
  const options = { ...initialState(schema), ...values };
  const isAge = question.kind === 'age';
  const date = isAge ? question.born : question.base;
  const opens = isAge ? `Born on ${longDate(date, locale)}` : `Due date from ${longDate(date, locale)}`;
  try {
    const result = (isAge ? describeAge : describeDue)(options, today.toString(), locale);
    const [working = ''] = result.sentences;
    if (isAge) return { text: result.shown, working, opens, values };
    const day = Temporal.PlainDate.from(result.plain);
    return { text: `${weekdayName(day, locale)}, ${result.shown}`, working, opens, values };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    return { text: error.message, working: error.details.hint ?? '', opens, values };
  }
}
