import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { ComponentType } from 'react';
import type { CategoryId } from './categories.ts';
import type { AnyOperation } from './operations/operation.ts';

/** The props of a tool's view. */
export interface ToolViewProps {
  readonly tool: ToolSummary;
}

/** The plain data about a tool that cards, frames and search need. */
export interface ToolSummary {
  /** The folder's name, for ever: favorites, stored options and links key on it. */
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
  /** Announced, not built: lists show it after the others, with a label. */
  readonly isSoon?: true;
}

/** A form inside a tool that people look for by a name of its own. */
export interface ToolEntrance {
  readonly name: string;
  readonly keywords: readonly string[];
  /** The tool's state, in its own schema, that shows the form. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface ToolManifest extends ToolSummary {
  readonly formerSlugs: readonly string[];
  /** Lower-case words and phrases by which people look for it, beside its name. */
  readonly keywords: readonly string[];
  readonly accepts: readonly DataKind[];
  readonly produces: readonly DataKind[];
  readonly entrances: readonly ToolEntrance[];
  /** Its page may ask our server for the visitor's address. No other tool's page may call the server at all. */
  readonly asksOwnAddress?: true;
  /** Its page may ask the visitor for the camera. All other pages are sent with the camera closed. */
  readonly usesCamera?: true;
  /** The tool's own view; a tool that has only an operation is shown by the standard page. */
  readonly load?: () => Promise<{ default: ComponentType<ToolViewProps> }>;
  /** Its work, apart from its page. */
  readonly operation?: () => Promise<{ default: AnyOperation }>;
}

type Optional = 'slug' | 'isFeatured' | 'isNew' | 'formerSlugs' | 'accepts' | 'produces' | 'entrances';
type Declaration = Omit<ToolManifest, Optional> & Partial<Pick<ToolManifest, Optional>>;

/** False for a tool that is announced but not built: it has neither a view nor an operation. */
export function isBuilt({ load, operation }: ToolManifest): boolean {
  return load !== undefined || operation !== undefined;
}

/** Declares a tool: fills in the defaults, so every manifest is complete. */
export function defineTool(declaration: Declaration): ToolManifest {
  return {
    slug: declaration.id,
    isFeatured: false,
    isNew: false,
    formerSlugs: [],
    accepts: [],
    produces: [],
    entrances: [],
    ...declaration,
  };
}
