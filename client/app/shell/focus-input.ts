import { focusQuietly } from '#client/ui/fields/quiet-focus.ts';

const box =
  'main :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=color])):not([readonly], [disabled], .option-bar *, .about *)';

/**
 * Puts the cursor into a tool's first box and selects its text, if there is a keyboard. On a phone the
 * keyboard would hide the page. Nothing where files or a slider come first, or where the box is out of sight.
 */
export function focusInput(path: string): void {
  const hasKeyboard = matchMedia('(hover: hover) and (pointer: fine) and (width >= 768px)').matches;
  if (!path.startsWith('/tools/') || !hasKeyboard || document.activeElement !== document.body) return;
  const first = [
    ...document.querySelectorAll<HTMLInputElement>(`.drop-zone, main [type=range], ${box}`),
  ].find((each) => each.getClientRects().length > 0);
  if (first?.matches(box) && first.getBoundingClientRect().top < innerHeight) focusQuietly(first);
}
