import { focusQuietly } from '#client/ui/fields/quiet-focus.ts';

const boxes = ['.panes textarea', '.tool-columns textarea', '.tool-columns input', 'textarea', 'input']
  .map((box) => `main ${box}:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])`)
  .map((box) => `${box}:not([readonly], [disabled], .option-bar *, .about *)`);

/**
 * Puts the cursor into a tool's input, with what stands there selected, where a keyboard is at hand. On a phone the
 * keyboard would hide the page.
 */
export function focusInput(path: string): void {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine) and (width >= 768px)').matches;
  if (!path.startsWith('/tools/') || !hasKeyboard || document.activeElement !== document.body) return;
  for (const box of boxes) {
    const input = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(box)].find(
      (each) => each.getClientRects().length > 0,
    );
    if (!input) continue;
    focusQuietly(input);
    return;
  }
}
