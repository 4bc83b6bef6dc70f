import type { CategoryEdit, ToolEditFields } from './catalogue-edits.ts';

/** The catalogue as it was built, before any edit. */
export interface BuiltCatalogue {
  readonly tools: readonly (ToolEditFields & { readonly id: string; readonly slug: string })[];
  readonly categories: readonly CategoryEdit[];
}
