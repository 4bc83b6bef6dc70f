/** The target languages: the id, the label, and the name of the file. */
export const languages = {
  typescript: { label: 'TypeScript', file: 'types.ts' },
  'typescript-zod': { label: 'Zod', file: 'schema.ts' },
  go: { label: 'Go', file: 'types.go' },
  rust: { label: 'Rust', file: 'types.rs' },
  csharp: { label: 'C#', file: 'Types.cs' },
  java: { label: 'Java', file: 'Types.java' },
  kotlin: { label: 'Kotlin', file: 'Types.kt' },
  python: { label: 'Python', file: 'types.py' },
  swift: { label: 'Swift', file: 'Types.swift' },
} as const;

export type LanguageId = keyof typeof languages;

export const languageIds = Object.keys(languages) as LanguageId[];

export interface GenerateOptions {
  readonly language: LanguageId;
  readonly source: 'auto' | 'samples' | 'schema';
  readonly typeName: string;
  readonly isTypesOnly: boolean;
  readonly hasEnums: boolean;
  readonly hasMaps: boolean;
  readonly hasDates: boolean;
}
