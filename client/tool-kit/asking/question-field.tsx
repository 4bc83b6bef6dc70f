import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';

/** How a question in words was understood. */
export interface Reply {
  /** The part that was not understood. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly answer?: string | undefined;
  /** Fills in the tool's fields. Not called if another question was asked since. */
  readonly apply: () => void;
}

interface QuestionFieldProps {
  readonly placeholder: string;
  readonly ask: (question: string) => Promise<Reply>;
}

/** A field for a question in plain words, which fills in the fields of a tool. */
export function QuestionField({ placeholder, ask }: QuestionFieldProps) {
  const [written, setWritten] = useState('');
  const [found, setFound] = useState<{ readonly to: string; readonly reply: Reply }>();
  /** The latest question. The answer to an earlier one may arrive late while its reader loads. */
  const asked = useRef('');
  const reply = found?.to === written ? found.reply : undefined;

  async function submit(): Promise<void> {
    asked.current = written;
    const next = await ask(written);
    if (asked.current !== written) return;
    setFound({ to: written, reply: next });
    next.apply();
  }

  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== '') submit().catch(reportFailure);
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          label="In words"
          placeholder={placeholder}
          value={written}
          hint={reply?.hint}
          error={reply?.problem}
          onChange={setWritten}
        />
        <p role="status" className="text-xl font-semibold">
          {reply?.answer}
        </p>
      </div>
      <Button type="submit" className="mt-7 shrink-0 whitespace-nowrap">
        Ask
      </Button>
    </form>
  );
}
