/** What an administrator may change about a tool. */
export interface ToolEditFields {
  readonly name: string;
  readonly description: string;
  /** A category's id. */
  readonly category: string;
  readonly isFeatured: boolean;
  readonly isNew: boolean;
}

export interface ToolEdit extends ToolEditFields {
  readonly id: string;
  readonly isRemoved: boolean;
  /** An entry of the administrator's own, beside the tools of the build. */
  readonly isAdded: boolean;
}

export interface CategoryEdit {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** What the administrator has changed about the catalogue; every document carries it. */
export interface CatalogueEdits {
  readonly tools: readonly ToolEdit[];
  readonly categories: readonly CategoryEdit[];
}

export const noEdits: CatalogueEdits = { tools: [], categories: [] };

/** The tools as visitors see them: edited, without the removed, with the added, which `makeAdded` completes. */
export function applyToolEdits<Tool extends { readonly id: string }>(
  tools: readonly Tool[],
  edits: readonly ToolEdit[],
  makeAdded: (edit: ToolEdit) => Tool,
): Tool[] {
  if (edits.length === 0) return [...tools];
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const kept = tools.flatMap((tool) => {
    const edit = byId.get(tool.id);
    if (!edit) return [tool];
    return edit.isRemoved ? [] : [{ ...tool, ...editedFields(edit) }];
  });
  const known = new Set(tools.map(({ id }) => id));
  const added = edits.filter((edit) => edit.isAdded && !edit.isRemoved && !known.has(edit.id));
  return [...kept, ...added.map(makeAdded)];
}

/** The categories with their edited names and descriptions. */
export function applyCategoryEdits<Category extends CategoryEdit>(
  categories: readonly Category[],
  edits: readonly CategoryEdit[],
): Category[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  return categories.map((category) => {
    const edit = byId.get(category.id);
    return edit ? { ...category, name: edit.name, description: edit.description } : category;
  });
}

function editedFields({ name, description, category, isFeatured, isNew }: ToolEdit): ToolEditFields {
  return { name, description, category, isFeatured, isNew };
}
