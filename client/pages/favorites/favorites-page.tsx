import { addressOf } from '#client/lib/site-data.ts';
import { favorites } from '#client/lib/storage/favorites.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { useFavorites } from '#client/tool-kit/frame/favorite-button.tsx';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';

/** Two rows. */
const popularCount = 6;

export interface FavoritesPageProps {
  /** The popular ones first. */
  readonly tools: readonly ToolSummary[];
}

export default function FavoritesPage({ tools }: FavoritesPageProps) {
  const ids = useFavorites();
  const shown = ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []);

  function clear(): void {
    const before = favorites.read();
    favorites.clear();
    notifyUndo('Favorites cleared', () => favorites.write(before));
  }

  return (
    <div className="page-width pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">My Favorites</h1>
          <p className="text-ink-2 mt-1">Tools you&apos;ve saved for later use</p>
        </div>
        {shown.length > 0 && (
          <Button icon="trash-2" onClick={clear}>
            Clear Favorites
          </Button>
        )}
      </div>
      {shown.length > 0 ? (
        <ToolGrid tools={shown} columns={3} headingLevel="h2" />
      ) : (
        <EmptyList popular={tools.slice(0, popularCount)} />
      )}
    </div>
  );
}

function EmptyList({ popular }: { readonly popular: readonly ToolSummary[] }) {
  return (
    <>
      <div className="tool-card grid justify-items-center gap-4 p-8 text-center">
        <p className="text-lg font-semibold">Your favorites list is empty</p>
        <p className="text-ink-2">Press the heart on a tool to keep it here.</p>
        <a className={buttonClass('primary')} href={addressOf('/all-tools')}>
          Browse Tools
        </a>
      </div>
      <section aria-labelledby="popular-tools">
        <div className="section-head">
          <h2 id="popular-tools">Popular tools</h2>
        </div>
        <ToolGrid tools={popular} columns={3} />
      </section>
    </>
  );
}
