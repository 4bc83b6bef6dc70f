import { type DragEvent, useState, useSyncExternalStore } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { moveFavorite } from '#client/lib/storage/favorites.ts';
import { recentTools } from '#client/lib/storage/recent-tools.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';
import { useFavorites } from '#client/tool-kit/frame/favorite-button.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

const shownCount = 8;
const noRecent: readonly string[] = [];

/**
 * The favorites in the person's own order, then the tools used last. Empty while prerendered: a style keeps its space
 * for someone who was here before.
 */
export function YourTools({ tools }: { readonly tools: readonly ToolSummary[] }) {
  const saved = useFavorites();
  const recent = useSyncExternalStore(recentTools.subscribe, recentTools.read, () => noRecent);
  const [isSorting, setIsSorting] = useState(false);
  const [dragged, setDragged] = useState<string>();
  const find = (ids: readonly string[]) =>
    ids.flatMap((id) => tools.find((tool) => tool.id === id) ?? []).slice(0, shownCount);
  const shown = find([...saved, ...recent.filter((id) => !saved.includes(id))]);
  const dropOn = (event: DragEvent, target: string) => {
    if (dragged === undefined) return;
    event.preventDefault();
    setDragged(undefined);
    moveFavorite(dragged, saved.indexOf(target));
  };
  return (
    <section aria-labelledby="your-tools" className="your-tools">
      <div className="section-head">
        <h2 id="your-tools">Your Tools</h2>
        {saved.length > 1 && (
          <Button isSmall tone="plain" aria-pressed={isSorting} onClick={() => setIsSorting(!isSorting)}>
            {isSorting ? 'Done' : 'Change order'}
          </Button>
        )}
      </div>
      <ul className="your-tools-row">
        {shown.map((tool) => {
          const place = saved.indexOf(tool.id);
          return (
            <li
              key={tool.id}
              className="card card-small"
              style={tileStyle(tool.category)}
              draggable={place >= 0}
              onDragStart={() => setDragged(tool.id)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged !== undefined && place >= 0) event.preventDefault();
              }}
              onDrop={(event) => dropOn(event, tool.id)}
            >
              <Icon name={tool.icon} />
              <a className="card-link" href={addressOf(`/tools/${tool.slug}`)} draggable={false}>
                {tool.name}
              </a>
              {place >= 0 && (
                <>
                  <Icon name="heart" className="fill-current" />
                  <span className="visually-hidden">Favorite</span>
                </>
              )}
              {isSorting && place >= 0 && (
                <MoveButtons
                  name={tool.name}
                  place={place}
                  count={saved.length}
                  onMove={(to) => moveFavorite(tool.id, to)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface MoveButtonsProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  return (
    <span className="relative z-1 flex">
      {([-1, 1] as const).map((step) => (
        <IconButton
          key={step}
          icon={step < 0 ? 'chevron-left' : 'chevron-right'}
          label={`Move ${name} ${step < 0 ? 'left' : 'right'}`}
          tone="plain"
          isSmall
          // Not disabled at an end: the button would lose the focus while tools are being moved.
          aria-disabled={place + step < 0 || place + step >= count}
          onClick={() => {
            if (place + step >= 0 && place + step < count) onMove(place + step);
          }}
        />
      ))}
    </span>
  );
}
