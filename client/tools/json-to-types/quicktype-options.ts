import { getTargetLanguage, type TargetLanguage } from 'quicktype-core';
import type { JsonValue } from '#core/json/values/json-value.ts';
import type { GenerateOptions } from './languages.ts';

/** Returns quicktype’s language, which does not guess that a text is a date or an address. */
export function languageOf({ language, hasDates }: GenerateOptions, isSchema: boolean): TargetLanguage {
  const target = getTargetLanguage(language);
  const stringTypeMapping = new Map(target.stringTypeMapping);
  if (!hasDates) for (const kind of ['date', 'time', 'date-time'] as const) stringTypeMapping.delete(kind);
  // Here all three become one type, which would write a date with a time.
  if (language === 'python' || language === 'csharp')
    for (const kind of ['date', 'time'] as const) stringTypeMapping.delete(kind);
  if (!isSchema) stringTypeMapping.delete('uri');
  return Object.create(target, {
    stringTypeMapping: { value: stringTypeMapping },
    ...(language === 'python' && { makeRenderer: { value: makePythonRenderer.bind(target as never) } }),
  }) as TargetLanguage;
}

interface PythonNames {
  forbiddenForObjectProperties(...of: unknown[]): { names: string[]; includeGlobalForbidden: boolean };
  makeNamedTypeNamer(): { nameStyle: (name: string) => string };
}

/**
 * A field called `list` would be what `list[int]` means in the fields below it, and `from_dict` is a method. A class without capital letters, as in
 * Chinese, would have the name of its field, which hides it.
 */
function makePythonRenderer(
  this: { makeRenderer(...of: unknown[]): PythonNames },
  ...given: unknown[]
): PythonNames {
  const renderer = this.makeRenderer(...given);
  const forbidden = renderer.forbiddenForObjectProperties.bind(renderer);
  renderer.forbiddenForObjectProperties = (...of) => {
    const { names, ...rest } = forbidden(...of);
    return { ...rest, names: [...names, 'list', 'from_dict', 'to_dict'] };
  };
  const namer = renderer.makeNamedTypeNamer();
  const { nameStyle } = namer;
  const withCapital = (name: string) => name.replace(/^(?!\p{Lu})/u, 'Class');
  renderer.makeNamedTypeNamer = () =>
    Object.assign(namer, { nameStyle: (name: string) => withCapital(nameStyle(name)) });
  return renderer;
}

/** With this many keys an object is a map, whatever they are. */
const mapSize = 20;

/**
 * Returns whether an object has words of another language than English as keys. quicktype takes keys for those of a map
 * if they are unlikely in English, such as `größe`.
 */
export function hasForeignKeys(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasForeignKeys);
  if (!(value instanceof Map)) return false;
  const keys = [...value.keys()];
  const areWords = keys.every((key) => /^[\p{L}\p{M}_ -]+$/u.test(key));
  const areForeign = areWords && keys.some((key) => /\P{ASCII}/u.test(key));
  return (areForeign && keys.length < mapSize) || [...value.values()].some(hasForeignKeys);
}

/** Returns the options of quicktype for one language. */
export function rendererOptions({
  language,
  isTypesOnly,
}: GenerateOptions): Record<string, string | boolean> {
  switch (language) {
    case 'typescript':
      return { 'just-types': isTypesOnly, 'prefer-unions': true };
    case 'go':
    case 'python':
      return { 'just-types': isTypesOnly };
    case 'csharp':
      return {
        namespace: 'Example',
        features: isTypesOnly ? 'attributes-only' : 'complete',
        'dateonly-timeonly-converters': !isTypesOnly,
      };
    case 'java':
      return { package: 'example' };
    case 'kotlin':
      return { framework: 'kotlinx', package: 'example' };
    case 'swift':
      return { initializers: !isTypesOnly };
    case 'rust':
    case 'typescript-zod':
      return {};
  }
}
