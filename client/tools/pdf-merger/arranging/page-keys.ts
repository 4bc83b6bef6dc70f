import type { PageCommands } from './page-commands.ts';
import { moveFocus, selectPage, type Selection } from './selection.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

export interface KeyScope {
  readonly pages: readonly { readonly id: number }[];
  readonly columnCount: number;
  readonly rowsInView: number;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly commands: PageCommands;
}

/** Returns the action of a key in the grid of pages; undefined if the browser should handle it. */
export function pageKeyAction(press: KeyPress, scope: KeyScope): (() => void) | undefined {
  const { pages, columnCount, rowsInView, selection, setSelection, commands } = scope;
  const hasCommandKey = press.ctrlKey || press.metaKey;
  const steps = stepsOf(press.key, columnCount, rowsInView, pages.length);
  if (steps !== undefined) {
    if (press.altKey) return () => commands.moveBy(steps);
    const mode = hasCommandKey ? undefined : press.shiftKey ? 'extend' : 'only';
    return () => setSelection(moveFocus(pages, selection, steps, mode));
  }
  if (hasCommandKey) return press.key.toLowerCase() === 'a' ? commands.selectAll : undefined;
  if (press.altKey) return undefined;
  const { focusId } = selection;
  if (press.key === ' ' || press.key === 'Enter') {
    const id = focusId ?? pages[0]?.id;
    if (id === undefined) return undefined;
    return () => setSelection(selectPage(pages, selection, id, press.shiftKey ? 'extend' : 'toggle'));
  }
  if (press.key === 'Escape') {
    return selection.ids.size > 0 ? () => setSelection({ ...selection, ids: new Set() }) : undefined;
  }
  return letterAction(press, commands);
}

function stepsOf(
  key: string,
  columnCount: number,
  rowsInView: number,
  pageCount: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columnCount,
    ArrowDown: columnCount,
    PageUp: -columnCount * rowsInView,
    PageDown: columnCount * rowsInView,
    Home: -pageCount,
    End: pageCount,
  };
  return readOwn(steps, key);
}

function letterAction({ key, shiftKey }: KeyPress, commands: PageCommands): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'delete':
    case 'backspace':
      return commands.remove;
    case 'r':
      return shiftKey ? commands.rotateLeft : commands.rotateRight;
    case 'd':
      return commands.duplicate;
    case 'b':
      return commands.insertBlank;
    default:
      return undefined;
  }
}
