type EyeDropperConstructor = new () => { open(): Promise<{ readonly sRGBHex: string }> };

/** Returns whether the browser can pick a color from the screen. */
export function hasEyeDropper(): boolean {
  return 'EyeDropper' in window;
}

/** Lets the person pick a color anywhere on the screen; undefined if they cancel. */
export async function pickFromScreen(): Promise<string | undefined> {
  const { EyeDropper } = window as unknown as { readonly EyeDropper: EyeDropperConstructor };
  try {
    return (await new EyeDropper().open()).sRGBHex;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}
