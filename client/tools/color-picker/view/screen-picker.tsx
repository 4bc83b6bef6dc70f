import { useSyncExternalStore } from 'react';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';

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

type EyeDropperConstructor = new () => { open(): Promise<{ readonly sRGBHex: string }> };

/** Returns whether the browser can pick a color from the screen. */
function hasEyeDropper(): boolean {
  return 'EyeDropper' in window;
}

/** Lets the person pick a color anywhere on the screen; undefined if they cancel. */
async function pickFromScreen(): Promise<string | undefined> {
  const { EyeDropper } = window as unknown as { readonly EyeDropper: EyeDropperConstructor };
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
