import { TextField } from '#client/ui/fields/inputs.tsx';
import { useDraft } from './use-draft.ts';

interface ColorTextProps {
  readonly label: string;
  /** The current color as text. */
  readonly shown: string;
  /** Applies the text; returns the error, if any. */
  readonly onText: (written: string) => string | undefined;
}

/** Explains eight digits, which are read as in CSS; other systems put the opacity first. */
function describeOrder(written: string): string | undefined {
  const [, first = '', rest = ''] = /^\s*#([\da-f]{2})([\da-f]{6})\s*$/i.exec(written) ?? [];
  if (first === '') return undefined;
  return `Read as CSS writes it, opacity last. Android and .NET put it first: there this is #${rest}${first} of CSS.`;
}

/** A box for a color in any notation. An invalid text stays for correction; the last valid color stays in use. */
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
        hint={describeOrder(value)}
        onChange={(written) => write(written, onText(written))}
      />
    </div>
  );
}
