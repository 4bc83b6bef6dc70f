import { TextField } from '#client/ui/fields/inputs.tsx';
import { useDraft } from './use-draft.ts';

interface ColorTextProps {
  readonly label: string;
  /** The color that holds, as text. */
  readonly shown: string;
  /** Takes the text; returns what is wrong with it. */
  readonly onText: (written: string) => string | undefined;
}

/** Eight digits are read as CSS does; other systems put the opacity first. */
function describeOrder(written: string): string | undefined {
  const [, first = '', rest = ''] = /^\s*#([\da-f]{2})([\da-f]{6})\s*$/i.exec(written) ?? [];
  if (first === '') return undefined;
  return `Read as CSS writes it, opacity last. Android and .NET put it first: there this is #${rest}${first} of CSS.`;
}

/** A box for a color in any notation. What is wrong stays to be mended; the last good color goes on to hold. */
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
