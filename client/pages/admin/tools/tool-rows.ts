import type { AdminTool } from '#contracts/admin.ts';
import type { SortOrder } from '#client/pages/admin/sortable-header.tsx';

export type ToolColumn = 'name' | 'category' | 'isFeatured' | 'isNew';
export const shownChoices = [
  { value: 'all', label: 'All tools' },
  { value: 'featured', label: 'Featured' },
  { value: 'new', label: 'New' },
  { value: 'edited', label: 'Edited' },
  { value: 'removed', label: 'Removed' },
] as const;
export type ShownTools = (typeof shownChoices)[number]['value'];

interface RowChoice {
  readonly search: string;
  readonly shown: ShownTools;
  readonly order: SortOrder<ToolColumn>;
}

/** The tools that hold a search in name, description or category, in the order asked for. */
export function chooseRows(
  tools: readonly AdminTool[],
  { search, shown, order }: RowChoice,
  categoryName: (id: string) => string,
): AdminTool[] {
  return tools
    .filter((tool) => isShown(tool, shown) && holds(tool, categoryName(tool.category), search))
    .sort((a, b) => compare(a, b, order, categoryName));
}

function isShown(tool: AdminTool, shown: ShownTools): boolean {
  switch (shown) {
    case 'all':
      return true;
    case 'featured':
      return tool.isFeatured;
    case 'new':
      return tool.isNew;
    case 'edited':
      return tool.isEdited;
    case 'removed':
      return tool.isRemoved;
  }
}

function holds(tool: AdminTool, categoryName: string, search: string): boolean {
  return [tool.name, tool.description, categoryName]
    .join('\n')
    .toLowerCase()
    .includes(search.trim().toLowerCase());
}

function compare(
  a: AdminTool,
  b: AdminTool,
  { key, isDescending }: SortOrder<ToolColumn>,
  categoryName: (id: string) => string,
): number {
  const textOf = (tool: AdminTool) => {
    if (key === 'name') return tool.name;
    return key === 'category' ? categoryName(tool.category) : tool[key] ? '0' : '1';
  };
  const difference = textOf(a).localeCompare(textOf(b), 'en') || a.name.localeCompare(b.name, 'en');
  return isDescending ? -difference : difference;
}
