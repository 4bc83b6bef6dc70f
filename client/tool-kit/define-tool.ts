import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { ComponentType } from 'react';
import type { CategoryId } from './categories.ts';

/** What a tool's view is given. */
export interface ToolViewProps {
  readonly tool: ToolSummary;
}

/** The plain data about a tool that cards, frames and search need. */
export interface ToolSummary {
  /** The folder's name, for ever: favourites, stored options and links key on it. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** One line. Longer text belongs in `about.md`. */
  readonly description: string;
  readonly category: CategoryId;
  /** A name in the lucide set. */
  readonly icon: string;
  readonly isFeatured: boolean;
  readonly isNew: boolean;
}

export interface ToolManifest extends ToolSummary {
  readonly formerSlugs: readonly string[];
  /** Lower-case words and phrases by which people look for it, beside its name. */
  readonly keywords: readonly string[];
  readonly accepts: readonly DataKind[];
  readonly produces: readonly DataKind[];
  /** Absent for a tool that is announced but not built. */
  readonly load?: () => Promise<{ default: ComponentType<ToolViewProps> }>;
}

type Optional = 'slug' | 'isFeatured' | 'isNew' | 'formerSlugs' | 'accepts' | 'produces';
type Declaration = Omit<ToolManifest, Optional> & Partial<Pick<ToolManifest, Optional>>;

/** Declares a tool: fills in the defaults, so every manifest is complete. */
export function defineTool(declaration: Declaration): ToolManifest {
  return {
    slug: declaration.id,
    isFeatured: false,
    isNew: false,
    formerSlugs: [],
    accepts: [],
    produces: [],
    ...declaration,
  };
}
