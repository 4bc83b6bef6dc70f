import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import type { ChangeState } from '../state.ts';

const notFound =
  'No time and place were found in this. Try “3pm Tokyo next Tue in Berlin, NYC” or “now in Mumbai”.';

/** A line in plain words that fills in the fields. */
export function QueryField({ change }: { readonly change: ChangeState }) {
  const [written, setWritten] = useState('');
  const [mistake, setMistake] = useState<string>();

  async function apply(): Promise<void> {
    const [{ readQuery }, { valuesOf }] = await Promise.all([import('../query.ts'), import('../answer.ts')]);
    const asked = readQuery(written);
    setMistake(asked ? undefined : notFound);
    if (asked) change(valuesOf(asked, Date.now()));
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
          placeholder="3pm Tokyo next Tue in Berlin, NYC"
          maxLength={100}
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
