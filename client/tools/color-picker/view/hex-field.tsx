import { TextField } from '#client/ui/fields/inputs.tsx';
import { useDraft } from './use-draft.ts';

interface HexFieldProps {
  readonly hex: string;
  readonly isDisabled: boolean;
  /** Called with `#` and six digits. */
  readonly onHex: (hex: string) => void;
}

const channels = ['Red', 'Green', 'Blue'] as const;

/** A box for the hexadecimal notation, and the value of each pair of digits. */
export function HexField({ hex, isDisabled, onHex }: HexFieldProps) {
  const { value, write, focusHandlers } = useDraft(hex);

  function take(written: string): void {
    const cleaned = cleanHex(written);
    write(cleaned);
    if (cleaned.length === 7) onHex(cleaned);
  }

  return (
    <div className="grid gap-3" {...focusHandlers}>
      <TextField label="HEX" isMono isDisabled={isDisabled} value={value} onChange={take} />
      <ul className="grid grid-cols-3 gap-2">
        {channels.map((name, index) => {
          const pair = hex.slice(1 + index * 2, 3 + index * 2);
          const color = `#${'00'.repeat(index)}${pair}${'00'.repeat(2 - index)}`;
          return (
            <li key={name} className="border-line grid gap-1 rounded-lg border p-2 text-[0.9375rem]">
              <span className="h-6 rounded" style={{ background: color }} />
              <span className="text-ink-2">{name}</span>
              <span className="mono">
                {pair} = {Number.parseInt(pair, 16)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Reduces a text to a hexadecimal color: `#` and up to six digits. */
export function cleanHex(written: string): string {
  return `#${written.replace(/[^\da-f]/gi, '')}`.slice(0, 7);
}
