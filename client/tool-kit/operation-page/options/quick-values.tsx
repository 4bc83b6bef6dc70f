import { Button } from '#client/ui/button.tsx';
import { readOwn } from '#core/collections/read-own.ts';

interface QuickValuesProps {
  readonly label: string;
  readonly unit: string | undefined;
  readonly quick: readonly string[];
  /** The labels of some of them. */
  readonly choiceLabels?: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: string) => void;
}

/** Buttons that fill in a usual value. */
export function QuickValues({ label, unit = '', quick, choiceLabels = {}, onChange }: QuickValuesProps) {
  return (
    <div role="group" aria-label={`Quick choice: ${label}`} className="flex flex-wrap gap-1.5">
      {quick.map((value) => (
        <Button key={value} isSmall onClick={() => onChange(value)}>
          {readOwn(choiceLabels, value) ?? value + (/^\p{L}/u.test(unit) ? ` ${unit}` : unit)}
        </Button>
      ))}
    </div>
  );
}
