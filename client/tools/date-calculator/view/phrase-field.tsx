import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState } from '../state.ts';

interface PhraseFieldProps {
  readonly today: string;
  readonly locale: string;
  readonly change: ChangeState;
}

/** A line in plain words that fills in the fields below and asks for the result. */
export function PhraseField({ today, locale, change }: PhraseFieldProps) {
  const [written, setWritten] = useState('');
  const [mistake, setMistake] = useState<string>();

  async function apply(): Promise<void> {
    const { readPhraseState } = await import('../phrases/phrase-state.ts');
    const values = await readPhraseState(written, today, locale);
    setMistake(
      values
        ? undefined
        : 'No date was found in this. Try “90 days from 3 March”, “last Friday of next month”, “days until Christmas” or “is 2100 a leap year”.',
    );
    if (values) change(values);
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
          }}
        />
      </div>
      <Button type="submit" className="mt-7 shrink-0 whitespace-nowrap">
        Work out
      </Button>
    </form>
  );
}
