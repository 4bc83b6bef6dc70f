import { QuestionField, type Reply } from '#client/tool-kit/asking/question-field.tsx';
import { ToolInputError } from '#core/errors.ts';
import type { ChangeState } from '../state.ts';

interface PhraseFieldProps {
  readonly today: string;
  readonly locale: string;
  /** Changes options for a question without storing them. */
  readonly ask: ChangeState;
  /** Called with whether the last phrase was not understood. */
  readonly onUnread: (isUnread: boolean) => void;
}

const notFound =
  'This question was not understood. Try “90 days from 3 March”, “last Friday of next month”, “days until Christmas” or “is 2100 a leap year”.';

/** A box for a question in plain words that fills in the fields below and shows the result. */
export function PhraseField({ today, locale, ask, onUnread }: PhraseFieldProps) {
  async function read(question: string): Promise<Reply> {
    const { readPhraseState } = await import('../phrases/phrase-state.ts');
    try {
      const phrase = await readPhraseState(question, today, locale);
      const { answerOn } = await import('../answer.ts');
      const now = Temporal.Now.plainTimeISO();
      const reply = answerOn(question, locale, Temporal.PlainDate.from(today), now);
      const values = phrase ?? reply?.values;
      if (!values) return { problem: notFound, apply: () => onUnread(true) };
      const apply = () => {
        onUnread(false);
        ask(values);
      };
      return { answer: reply?.text, apply };
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      return { problem: error.message, apply: () => onUnread(true) };
    }
  }
  return <QuestionField placeholder="90 days from 3 March" ask={read} />;
}
