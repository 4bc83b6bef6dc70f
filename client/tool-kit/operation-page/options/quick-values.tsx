import { Button } from '#client/ui/button.tsx';

interface QuickValuesProps {
  readonly label: string;
  readonly unit: string | undefined;
  readonly quick: readonly string[];
  readonly onChange: (value: string) => void;
}

/** Buttons that fill in a usual value. */
export function QuickValues({ label, unit = '', quick, onChange }: QuickValuesProps) {
  return (
    <div role="group" aria-label={`Quick choice: ${label}`} className="flex flex-wrap gap-1.5">
      {quick.map((value) => (
        <Button key={value} isSmall onClick={() => onChange(value)}>
          {value + unit}
        </Button>
      ))}
    </div>
  );
}
