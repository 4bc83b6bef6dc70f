import { TextField } from '#client/ui/fields/inputs.tsx';
import { useDraft } from './use-draft.ts';

interface ColorTextProps {
  readonly label: string;
  /** The colour that holds, as text. */
  readonly shown: string;
  /** Takes the text; returns what is wrong with it. */
  readonly onText: (written: string) => string | undefined;
}

/** A box for a colour in any notation. What is wrong stays to be mended; the last good colour goes on to hold. */
export function ColorText({ label, shown, onText }: ColorTextProps) {
  const { value, mistake, write, focusHandlers } = useDraft(shown);
  return (
    <div {...focusHandlers}>
      <TextField
        label={label}
        isMono
        maxLength={200}
        value={value}
        error={mistake}
        onChange={(written) => write(written, onText(written))}
      />
    </div>
  );
}
