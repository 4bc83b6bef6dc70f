import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleRule } from '#core/site/page-styles.ts';
import { root } from '../paths.ts';

/** A rule that at least this many tools use goes into the shared file rather than into the file of each. */
const manyTools = 5;

/** The ids of the only tools that a rule is for; undefined for rules of pages, of the kit, or of many tools. */
export function findOwners(rules: readonly StyleRule[]): ReadonlyMap<StyleRule, ReadonlySet<string>> {
  const words = readWords();
  const owned = new Map<StyleRule, ReadonlySet<string>>();
  for (const rule of rules) {
    const owners = rule.needs.map((classes) => ownersOf(classes, words));
    const tools = new Set(owners.flatMap((ids) => [...(ids ?? [])]));
    if (!owners.includes(undefined) && tools.size < manyTools) owned.set(rule, tools);
  }
  return owned;
}

interface Words {
  readonly shared: Vocabulary;
  readonly ofTool: ReadonlyMap<string, Vocabulary>;
}

/** The possible class names in some sources: words, and words with inserted parts (`alert-${tone}`). */
class Vocabulary {
  readonly #words = new Set<string>();
  readonly #patterns: RegExp[] = [];

  read(text: string): void {
    for (const word of text.split(/[\s"'`]+/)) {
      this.#words.add(word);
      const [before = '', after] = word.split('${', 2);
      if (after === undefined || !/^[a-z][a-z-]*-$/.test(before)) continue;
      this.#patterns.push(new RegExp(`^${before}[\\w-]+$`));
    }
  }

  has(name: string): boolean {
    return this.#words.has(name) || this.#patterns.some((pattern) => pattern.test(name));
  }
}

/** A selector belongs to a tool if it needs a class that only tools use. Elements belong to all. */
function ownersOf(classes: readonly string[], { shared, ofTool }: Words): readonly string[] | undefined {
  const users = classes
    .filter((name) => !name.startsWith('<') && !shared.has(name))
    .map((name) => [...ofTool].filter(([, words]) => words.has(name)).map(([id]) => id))
    .filter((ids) => ids.length > 0);
  const [first, ...others] = users;
  return first?.filter((id) => others.every((ids) => ids.includes(id)));
}

/**
 * Returns all possible class names in the client's sources, found as Tailwind finds them: by text, not by meaning.
 */
function readWords(): Words {
  const shared = new Vocabulary();
  const ofTool = new Map<string, Vocabulary>();
  for (const file of globSync('client/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|spec|bench)\.tsx?$/.test(file)) continue;
    const id = /^client\/tools\/([^/]+)\//.exec(file)?.[1];
    const words = id === undefined ? shared : (ofTool.get(id) ?? new Vocabulary());
    if (id !== undefined) ofTool.set(id, words);
    words.read(readFileSync(join(root, file), 'utf8'));
  }
  return { shared, ofTool };
}
