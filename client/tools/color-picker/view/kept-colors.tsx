import { Button, IconButton } from '#client/ui/button.tsx';

interface KeptColorsProps {
  /** Hexadecimal texts separated by spaces. */
  readonly kept: string;
  readonly current: string;
  readonly onChange: (kept: string) => void;
  readonly onChoose: (hex: string) => void;
}

const maxKept = 24;

/** Colors saved on this device, newest first. */
export function KeptColors({ kept, current, onChange, onChoose }: KeptColorsProps) {
  const colors = kept.split(' ').filter((hex) => /^#[\da-f]{6}$/.test(hex));
  return (
    <div role="group" aria-label="Kept colors" className="flex flex-wrap items-center gap-1.5">
      <Button
        isSmall
        icon="plus"
        onClick={() => onChange([...new Set([current, ...colors])].slice(0, maxKept).join(' '))}
      >
        Keep
      </Button>
      {colors.map((hex) => (
        <button
          key={hex}
          type="button"
          title={hex}
          aria-label={`Use ${hex}`}
          className="border-line-strong size-8 cursor-pointer rounded-lg border"
          style={{ background: hex }}
          onClick={() => onChoose(hex)}
        />
      ))}
      {colors.length > 0 && (
        <IconButton
          icon="trash-2"
          label="Delete the kept colors"
          isSmall
          tone="plain"
          onClick={() => onChange('')}
        />
      )}
    </div>
  );
}
