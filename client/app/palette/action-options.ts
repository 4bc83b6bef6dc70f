import { copyText } from '#client/lib/sharing/clipboard.ts';
import { favorites } from '#client/lib/storage/favorites.ts';
import { pageAddress } from '#client/lib/navigation.ts';
import { currentTheme, setTheme } from '#client/lib/storage/theme.ts';
import { notify, notifyUndo } from '#client/ui/toast-store.ts';
import type { PaletteOption } from './palette-option.ts';

const actionHue = 168;

interface ActionOption extends PaletteOption {
  /** False when it would do nothing now. */
  readonly isUseful?: () => boolean;
}

/** Options of the palette that act instead of opening a page. */
export const actionOptions: readonly ActionOption[] = [
  {
    id: 'action-theme',
    name: 'Switch theme',
    description: 'Between light and dark',
    keywords: ['dark mode', 'light mode', 'night'],
    icon: 'moon',
    hue: actionHue,
    run: () => setTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
  },
  {
    id: 'action-copy-link',
    name: 'Copy link to this page',
    description: 'To the clipboard',
    keywords: ['share', 'url', 'address'],
    icon: 'link',
    hue: actionHue,
    run: async () => {
      await copyText(pageAddress());
      notify({ title: 'Link copied to clipboard!' });
    },
  },
  {
    id: 'action-clear-favorites',
    name: 'Clear favorites',
    description: 'Forget all saved tools',
    keywords: ['remove hearts', 'delete bookmarks', 'reset'],
    icon: 'trash-2',
    hue: actionHue,
    isUseful: () => favorites.read().length > 0,
    run: () => {
      const before = favorites.read();
      favorites.clear();
      notifyUndo('Favorites cleared', () => favorites.write(before));
    },
  },
];
