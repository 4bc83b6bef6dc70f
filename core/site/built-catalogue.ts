import type { CategoryEdit, ToolEditFields } from './catalogue-edits.ts';

/** The catalogue from the build, before any edits. */
export interface BuiltCatalogue {
  readonly tools: readonly (ToolEditFields & { readonly id: string; readonly slug: string })[];
  readonly categories: readonly CategoryEdit[];
}
