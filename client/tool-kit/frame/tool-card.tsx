import { addressOf } from '#client/lib/site-data.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { tileStyle } from './category-hue.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { FavoriteButton } from './favorite-button.tsx';

interface ToolCardProps {
  readonly tool: ToolSummary;
  readonly headingLevel: 'h2' | 'h3';
}

/** A tool in a grid: its tile, name, line and heart. The whole card leads to the tool. */
function ToolCard({ tool, headingLevel: Heading }: ToolCardProps) {
  return (
    <li className="card" style={tileStyle(tool.category)}>
      <div className="grid content-start justify-items-center gap-1">
        <span className="tile">
          <Icon name={tool.icon} />
        </span>
        {tool.isSoon ? <Badge>Soon</Badge> : tool.isNew && <Badge>New</Badge>}
      </div>
      <div className="min-w-0 flex-1">
        <Heading className="card-heading text-base leading-snug">
          <a className="card-link" href={addressOf(`/tools/${tool.slug}`)}>
            {tool.name}
          </a>
        </Heading>
        <p className="text-ink-2 mt-0.5 text-[0.9375rem] leading-snug">{tool.description}</p>
      </div>
      <FavoriteButton tool={tool} className="card-heart" isPlain />
    </li>
  );
}

interface ToolGridProps {
  readonly tools: readonly ToolSummary[];
  readonly columns?: 3 | 4;
  /** `h2` if the grid is directly under the page's heading. */
  readonly headingLevel?: 'h2' | 'h3';
  /** No hole is left in the last row: a link to all tools fills it, or the cards share its width. */
  readonly isFilled?: boolean;
}

export function ToolGrid({ tools, columns = 4, headingLevel = 'h3', isFilled = false }: ToolGridProps) {
  return (
    <ul className={`card-grid ${columns === 3 ? 'card-grid-3' : ''} ${isFilled ? 'card-grid-filled' : ''}`}>
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} headingLevel={headingLevel} />
      ))}
      {isFilled && tools.length % 4 > 0 && (
        <li className="card-rest">
          <a className="link" href={addressOf('/all-tools')}>
            More tools <Icon name="arrow-right" />
          </a>
        </li>
      )}
    </ul>
  );
}
