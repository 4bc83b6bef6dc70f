import { Button } from '#client/ui/button.tsx';

interface PresetsProps {
  readonly label: string;
  readonly percents: readonly number[];
  readonly onChoose: (percent: string) => void;
}

/** Buttons that fill in a usual percentage. */
export function Presets({ label, percents, onChoose }: PresetsProps) {
  return (
    <div role="group" aria-label={`Quick choice: ${label}`} className="flex flex-wrap gap-1.5">
      {percents.map((percent) => (
        <Button key={percent} isSmall onClick={() => onChoose(String(percent))}>
          {percent}%
        </Button>
      ))}
    </div>
  );
}
