import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
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
  const [written, setWritten] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [found, setFound] = useState<{ readonly to: string; readonly text: string | undefined }>();
  /** The latest question. The answer to an earlier one may arrive late while the phrase reader loads. */
  const asked = useRef('');

  async function apply(): Promise<void> {
    asked.current = written;
    const { readPhraseState } = await import('../phrases/phrase-state.ts');
    try {
      const phrase = await readPhraseState(written, today, locale);
      const { answerOn } = await import('../answer.ts');
      const now = Temporal.Now.plainTimeISO();
      const reply = answerOn(written, locale, Temporal.PlainDate.from(today), now);
      if (asked.current !== written) return;
      const values = phrase ?? reply?.values;
      setMistake(values ? undefined : notFound);
      onUnread(!values);
      if (!values) return;
      ask(values);
      setFound({ to: written, text: reply?.text });
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      setMistake(error.message);
      onUnread(true);
    }
  }

  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') apply().catch(reportFailure);
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          label="In words"
          placeholder="90 days from 3 March"
          maxLength={120}
          value={written}
          error={mistake}
          onChange={(value) => {
            setWritten(value);
            setMistake(undefined);
            setFound(undefined);
          }}
        />
        <p role="status" className="text-xl font-semibold">
          {found?.to === written ? found.text : undefined}
        </p>
      </div>
      <Button type="submit" className="mt-7 shrink-0 whitespace-nowrap">
        Calculate
      </Button>
    </form>
  );
}
