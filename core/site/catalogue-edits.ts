/** The fields of a tool that an administrator may change. */
export interface ToolEditFields {
  readonly name: string;
  readonly description: string;
  /** The id of the category. */
  readonly category: string;
  readonly isFeatured: boolean;
  readonly isNew: boolean;
}

export interface ToolEdit extends ToolEditFields {
  readonly id: string;
  readonly isRemoved: boolean;
  /** True for a tool that the administrator added to those of the build. */
  readonly isAdded: boolean;
}

export interface CategoryEdit {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** All changes of the administrator to the catalogue; every document includes them. */
export interface CatalogueEdits {
  readonly tools: readonly ToolEdit[];
  readonly categories: readonly CategoryEdit[];
}

export const noEdits: CatalogueEdits = { tools: [], categories: [] };

/**
 * Returns the tools as visitors see them: with edits, without removed tools, and with added ones, which `makeAdded`
 * completes.
 */
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

/** Returns the categories with their edited names and descriptions. */
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
