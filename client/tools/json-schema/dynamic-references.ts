import { dereference, type Schema } from '@cfworker/json-schema';
import { readOwn } from '#core/collections/read-own.ts';

type Lookup = ReturnType<typeof dereference>;

/**
 * Makes each `$dynamicRef` a `$ref`, which the library knows: to the anchor of the root, the outermost dynamic scope,
 * where it has one (JSON Schema 2020-12, 8.2.3.2), else to that of its own resource. Returns the references whose
 * target may be another one by the path that led to them.
 */
export function bindDynamicReferences(root: Schema | boolean, lookup: Lookup): string[] {
  const schemas = [...new Set(Object.values(lookup))].filter((schema) => typeof schema === 'object');
  const anchored = schemas.filter(({ $dynamicAnchor }) => typeof $dynamicAnchor === 'string');
  const dynamic = new Map(anchored.map((schema) => [`${baseOf(schema)}#${schema.$dynamicAnchor}`, schema]));
  // A dynamic anchor is a plain one as well (8.2.2).
  for (const [address, schema] of dynamic)
    if (readOwn(lookup, address) === undefined) Object.assign(lookup, { [address]: schema });
  const rootBase = typeof root === 'object' ? baseOf(root) : '';
  return schemas.flatMap((schema) => {
    const reference: unknown = schema.$dynamicRef;
    if (typeof reference !== 'string') return [];
    const own = new URL(reference, baseOf(schema)).href;
    const name = own.slice(own.indexOf('#') + 1);
    const ofRoot = `${rootBase}#${name}`;
    const isDynamic = dynamic.has(own);
    addReference(schema, reference, isDynamic && dynamic.has(ofRoot) ? ofRoot : own);
    const rivals = anchored.filter(({ $dynamicAnchor }) => $dynamicAnchor === name).length;
    return isDynamic && !dynamic.has(ofRoot) && rivals > 1 ? [reference] : [];
  });
}

function baseOf(schema: Schema): string {
  return (schema.__absolute_uri__ ?? '').split('#', 1)[0] ?? '';
}

function addReference(schema: Schema, reference: string, address: string): void {
  const target: Schema = Object.defineProperty({ $ref: reference }, '__absolute_ref__', { value: address });
  if (schema.$ref === undefined) {
    schema.$ref = reference;
    Object.defineProperty(schema, '__absolute_ref__', { value: address });
  } else schema.allOf = [...((readOwn(schema, 'allOf') as Schema[] | undefined) ?? []), target];
}
