import { useSyncExternalStore } from 'react';
import { favorites, toggleFavorite } from '#client/lib/storage/favorites.ts';
import { IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

const noFavorites: readonly string[] = [];

/** The favorites, kept in step across tabs; none while the page is still as it was prerendered. */
export function useFavorites(): readonly string[] {
  return useSyncExternalStore(favorites.subscribe, favorites.read, () => noFavorites);
}

interface FavoriteButtonProps {
  readonly tool: Pick<ToolSummary, 'id' | 'name'>;
  readonly isPlain?: boolean;
  readonly className?: string;
}

export function FavoriteButton({ tool, isPlain = false, className = '' }: FavoriteButtonProps) {
  const isFavorite = useFavorites().includes(tool.id);
  return (
    <IconButton
      icon="heart"
      label={`Favorite: ${tool.name}`}
      aria-pressed={isFavorite}
      tone={isPlain ? 'plain' : 'normal'}
      className={className}
      onClick={() => {
        const isAdded = toggleFavorite(tool.id);
        notify({ title: isAdded ? 'Added to favorites' : 'Removed from favorites', text: tool.name });
      }}
    />
  );
}
