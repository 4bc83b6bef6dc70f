import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { type ChangeState, readZoneIds, type ZoneState } from '../state.ts';

interface QueryFieldProps {
  readonly state: ZoneState;
  readonly change: ChangeState;
  /** Called with whether the last phrase was not understood. */
  readonly onUnread: (isUnread: boolean) => void;
}

/** A field for a question in plain words that fills in the other fields. */
export function QueryField({ state, change, onUnread }: QueryFieldProps) {
  const [written, setWritten] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [remark, setRemark] = useState<string>();

  async function apply(): Promise<void> {
    const { askInWords } = await import('../asking/ask-in-words.ts');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const shown = [own, ...(state.home === '' ? [] : [state.home]), ...readZoneIds(state.zones)];
    const { problem, remarks, values } = askInWords(written, Date.now(), shown);
    setMistake(problem);
    setRemark(remarks);
    if (values) change(values);
    onUnread(!values);
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
          value={written}
          hint={remark}
          error={mistake}
          onChange={(value) => {
            setWritten(value);
            setMistake(undefined);
            setRemark(undefined);
          }}
        />
      </div>
      <Button type="submit" className="mt-7 shrink-0 whitespace-nowrap">
        Calculate
      </Button>
    </form>
  );
}
