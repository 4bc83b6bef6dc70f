import { getTargetLanguage, type TargetLanguage } from 'quicktype-core';
import type { GenerateOptions } from './languages.ts';

/** Returns quicktype’s language without the texts that become dates or addresses unasked. */
export function languageOf({ language, hasDates }: GenerateOptions, isSchema: boolean): TargetLanguage {
  const target = getTargetLanguage(language);
  const stringTypeMapping = new Map(target.stringTypeMapping);
  if (!hasDates) for (const kind of ['date', 'time', 'date-time'] as const) stringTypeMapping.delete(kind);
  if (!isSchema) stringTypeMapping.delete('uri');
  return Object.create(target, { stringTypeMapping: { value: stringTypeMapping } }) as TargetLanguage;
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
