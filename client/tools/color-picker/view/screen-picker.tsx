import { useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { hasEyeDropper, pickFromScreen } from './browser.ts';

/** A button to pick a color from the screen; hidden if the browser cannot. */
export function ScreenPicker({ onPick }: { readonly onPick: (hex: string) => void }) {
  const isPossible = useSyncExternalStore(
    () => () => undefined,
    hasEyeDropper,
    () => false,
  );
  if (!isPossible) return null;
  return (
    <Button
      icon="pipette"
      onClick={() => {
        pickFromScreen().then((hex) => {
          if (hex) onPick(hex);
        }, reportFailure);
      }}
    >
      From screen
    </Button>
  );
}
