import {
  ignoredKeyword,
  type SchemaDraft,
  schemaArrayKeyword,
  schemaKeyword,
  schemaMapKeyword,
} from '@cfworker/json-schema';
import { readOwn } from '#core/collections/read-own.ts';

/** Keywords whose value is a list: the library takes a text for one of letters, and fails by another value. */
export const listKeywords = ['required', 'enum', 'allOf', 'anyOf', 'oneOf'];

/**
 * Deletes lists that are none, and what looks like an identifier and is none; the library takes each `id` and `$id` for
 * one. `id` is of draft 4, `$id` of later ones; beside `$ref` neither counts up to draft 7 (Core, 8.3), and in a
 * keyword that holds no schemas, such as `example`, they are data.
 */
export function tidySchema(value: unknown, draft: SchemaDraft, isSchema = true): void {
  if (typeof value !== 'object' || value === null) return;
  const own = value as Record<string, unknown>;
  const isReference = (draft === '4' || draft === '7') && typeof own.$ref === 'string';
  if (!Array.isArray(value)) {
    if (!isSchema || isReference || draft !== '4') delete own.id;
    if (!isSchema || isReference || draft === '4') delete own.$id;
  }
  for (const key of isSchema ? listKeywords : [])
    if (!Array.isArray(readOwn(own, key))) Reflect.deleteProperty(own, key);
  for (const [key, child] of Object.entries(own)) {
    if (Object.hasOwn(ignoredKeyword, key)) continue;
    if (Object.hasOwn(schemaMapKeyword, key) || key === 'dependencies') {
      for (const each of Object.values(child ?? {})) tidySchema(each, draft, isSchema);
    } else tidySchema(child, draft, isSchema && (Array.isArray(value) || holdsSchemas(key)));
  }
}

const holdsSchemas = (key: string) =>
  Object.hasOwn(schemaKeyword, key) || Object.hasOwn(schemaArrayKeyword, key);
