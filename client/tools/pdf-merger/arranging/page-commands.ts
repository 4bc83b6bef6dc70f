import {
  deletePages,
  duplicatePages,
  insertBlank,
  movePages,
  nudgePages,
  turnPages,
  type Arrangement,
} from './arrangement.ts';
import { affectedIds, selectAll, type Selection } from './selection.ts';
import { formatCount } from '#core/numbers/number-format.ts';

/** The commands for the selected pages. */
export interface PageCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly rotateLeft: () => void;
  readonly rotateRight: () => void;
  readonly moveBack: () => void;
  readonly moveForward: () => void;
  /** Moves the selected pages by this many positions. */
  readonly moveBy: (steps: number) => void;
  readonly moveTo: (gap: number) => void;
  readonly duplicate: () => void;
  readonly insertBlank: () => void;
  readonly remove: () => void;
  readonly selectAll: () => void;
}

export interface CommandScope {
  readonly arrangement: Arrangement;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly change: (next: (arrangement: Arrangement) => Arrangement) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Announces a change to screen readers. */
  readonly announce: (message: string) => void;
}

/** Creates the commands for the current selection. */
export function createPageCommands(scope: CommandScope): PageCommands {
  const { arrangement, selection, announce } = scope;
  const { pages } = arrangement;
  const ids = affectedIds(selection);
  const apply = (act: (current: Arrangement, ids: ReadonlySet<number>) => Arrangement, done: string) => {
    if (ids.size === 0) return;
    scope.change((current) => act(current, ids));
    announce(`${pagesInWords(ids.size)} ${done}.`);
  };
  const moveBy = (steps: number) => {
    const moved = nudgePages(arrangement, ids, steps);
    const place = moved.pages.findIndex(({ id }) => ids.has(id)) + 1;
    apply((current) => nudgePages(current, ids, steps), `moved to place ${place} of ${pages.length}`);
  };
  return {
    moveBy,
    moveBack: () => moveBy(-1),
    moveForward: () => moveBy(1),
    moveTo: (gap) => apply((current) => movePages(current, ids, gap), 'moved'),
    rotateLeft: () => apply((current) => turnPages(current, ids, -90), 'turned left'),
    rotateRight: () => apply((current) => turnPages(current, ids, 90), 'turned right'),
    duplicate: () => apply((current) => duplicatePages(current, ids), 'duplicated'),
    remove: () => apply((current) => deletePages(current, ids), 'deleted'),
    insertBlank() {
      const last = pages.findLastIndex(({ id }) => ids.has(id));
      scope.change((current) => insertBlank(current, last < 0 ? current.pages.length : last + 1));
      announce('Blank page added.');
    },
    selectAll() {
      scope.setSelection(selectAll(pages, selection));
      announce(`${pagesInWords(pages.length)} chosen.`);
    },
    undo() {
      scope.undo();
      announce('Undone.');
    },
    redo() {
      scope.redo();
      announce('Done again.');
    },
  };
}

export function pagesInWords(count: number): string {
  return formatCount(count, 'page');
}
