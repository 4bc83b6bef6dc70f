import { useState } from 'react';
import type { Arrangement } from '../arranging/arrangement.ts';
import type { MergerEngine } from './browser.ts';
import { createPageCommands, type PageCommands } from '../arranging/page-commands.ts';
import { keepExisting, noSelection, type Selection } from '../arranging/selection.ts';

export interface PageSelection {
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly commands: PageCommands;
  /** The last action, for screen readers. */
  readonly announcement: string;
}

/** Manages the selected pages, and updates them when pages change. */
export function usePageSelection(arrangement: Arrangement, { store }: MergerEngine): PageSelection {
  const [selection, setSelection] = useState(noSelection);
  const [shownPages, setShownPages] = useState(arrangement.pages);
  const [announcement, announce] = useState('');

  if (shownPages !== arrangement.pages) {
    setShownPages(arrangement.pages);
    setSelection(keepExisting(shownPages, arrangement.pages, selection));
  }

  const commands = createPageCommands({
    arrangement,
    selection,
    setSelection,
    announce,
    change: store.change,
    undo: store.undo,
    redo: store.redo,
  });
  return { selection, setSelection, commands, announcement };
}
