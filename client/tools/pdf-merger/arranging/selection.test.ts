import { describe, expect, test, vi } from 'vitest';
import type { PageCommands } from './page-commands.ts';
import { type KeyPress, pageKeyAction } from './page-keys.ts';
import {
  affectedIds,
  keepExisting,
  moveFocus,
  noSelection,
  selectAll,
  selectPage,
  type Selection,
} from './selection.ts';

const pages = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));

/** The chosen pages, the page with the keyboard in brackets. */
function show({ ids, focusId }: Selection): string {
  return `${[...ids].toSorted().join(' ')} [${focusId ?? '-'}]`;
}

describe('choosing pages', () => {
  const third = selectPage(pages, noSelection, 3, 'only');

  test('one, more, a range in either direction', () => {
    expect(show(third)).toBe('3 [3]');
    expect(show(selectPage(pages, third, 5, 'toggle'))).toBe('3 5 [5]');
    expect(show(selectPage(pages, third, 3, 'toggle'))).toBe(' [3]');
    const longer = selectPage(pages, third, 5, 'extend');
    expect(show(longer)).toBe('3 4 5 [5]');
    expect(show(selectPage(pages, longer, 2, 'extend'))).toBe('2 3 [2]');
    expect(show(selectAll(pages, third))).toBe('1 2 3 4 5 6 [3]');
  });

  test('by keyboard, stopping at the ends', () => {
    expect(show(moveFocus(pages, third, 1, 'only'))).toBe('4 [4]');
    expect(show(moveFocus(pages, third, -9, 'only'))).toBe('1 [1]');
    expect(show(moveFocus(pages, third, 9, 'extend'))).toBe('3 4 5 6 [6]');
    expect(show(moveFocus(pages, third, 2, undefined))).toBe('3 [5]');
    expect(show(moveFocus(pages, noSelection, 1, 'only'))).toBe('1 [1]');
    expect(moveFocus([], noSelection, 1, 'only')).toBe(noSelection);
  });

  test('an action is for the chosen pages, or else for the one with the keyboard', () => {
    expect(affectedIds(third)).toEqual(new Set([3]));
    expect(affectedIds({ ...noSelection, focusId: 4 })).toEqual(new Set([4]));
    expect(affectedIds(noSelection).size).toBe(0);
  });

  test('pages that are gone are forgotten, and the keyboard stays where it was', () => {
    const chosen = { ids: new Set([2, 3, 6]), focusId: 3, anchorId: 2 };
    const without = (...gone: number[]) => pages.filter(({ id }) => !gone.includes(id));
    expect(show(keepExisting(pages, without(2, 3), chosen))).toBe('6 [4]');
    expect(show(keepExisting(pages, without(3, 4, 5, 6), chosen))).toBe('2 [2]');
    expect(show(keepExisting(pages, [], chosen))).toBe(' [-]');
    expect(show(keepExisting(pages, pages.toReversed(), chosen))).toBe('2 3 6 [3]');
  });
});

describe('keys', () => {
  const plain: KeyPress = { key: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  function press(change: Partial<KeyPress>, selection: Selection = { ...noSelection, focusId: 2 }) {
    const setSelection = vi.fn<(selection: Selection) => void>();
    const called: string[] = [];
    const commands = new Proxy({} as PageCommands, {
      get: (_target, name) => (steps?: unknown) =>
        called.push(typeof steps === 'number' ? `${String(name)} ${steps}` : String(name)),
    });
    const scope = { pages, columnCount: 3, rowsInView: 2, selection, setSelection, commands };
    const action = pageKeyAction({ ...plain, ...change }, scope);
    action?.();
    const selected = setSelection.mock.lastCall?.[0];
    return action ? (selected ? show(selected) : called.join()) : 'left to the browser';
  }

  test.each([
    [{ key: 'ArrowRight' }, '3 [3]'],
    [{ key: 'ArrowDown' }, '5 [5]'],
    [{ key: 'Home' }, '1 [1]'],
    [{ key: 'End', shiftKey: true }, '6 [6]'],
    [{ key: 'PageDown' }, '6 [6]'],
    [{ key: 'ArrowRight', ctrlKey: true }, ' [3]'],
    [{ key: 'ArrowLeft', altKey: true }, 'moveBy -1'],
    [{ key: 'ArrowDown', altKey: true }, 'moveBy 3'],
    [{ key: ' ' }, '2 [2]'],
    [{ key: 'a', ctrlKey: true }, 'selectAll'],
    [{ key: 'A', metaKey: true }, 'selectAll'],
    [{ key: 'r' }, 'rotateRight'],
    [{ key: 'R', shiftKey: true }, 'rotateLeft'],
    [{ key: 'Delete' }, 'remove'],
    [{ key: 'd' }, 'duplicate'],
    [{ key: 'b' }, 'insertBlank'],
    [{ key: 'r', ctrlKey: true }, 'left to the browser'],
    [{ key: 'd', altKey: true }, 'left to the browser'],
    [{ key: 'q' }, 'left to the browser'],
    [{ key: 'Tab' }, 'left to the browser'],
    [{ key: 'Escape' }, 'left to the browser'],
  ])('%j', (change, expected) => {
    expect(press(change)).toBe(expected);
  });

  test('Escape gives up what is chosen', () => {
    expect(press({ key: 'Escape' }, { ids: new Set([2]), focusId: 2, anchorId: 2 })).toBe(' [2]');
  });
});
