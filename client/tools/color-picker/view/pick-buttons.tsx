import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ScreenPicker } from './screen-picker.tsx';

interface PickButtonsProps {
  readonly hex: string;
  /** False until the conversions are loaded. */
  readonly isReady: boolean;
  readonly onRandom: () => void;
  /** Called with `#` and six digits. */
  readonly onHex: (hex: string) => void;
}

/** Buttons to pick a random color, one from the browser's palette, or one from the screen. */
export function PickButtons({ hex, isReady, onRandom, onHex }: PickButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="shuffle" disabled={!isReady} onClick={onRandom}>
        Random Color
      </Button>
      <label className="button relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <Icon name="palette" />
        Palette
        <input
          type="color"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          disabled={!isReady}
          value={hex}
          onChange={(event) => onHex(event.target.value)}
        />
      </label>
      <ScreenPicker onPick={onHex} />
    </div>
  );
}
