import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleRule } from '#core/page-styles.ts';
import { root } from '../paths.ts';

/** From this many tools on, a rule stands once for all rather than in each one's file. */
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
  readonly shared: ReadonlySet<string>;
  readonly ofTool: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A selector is a tool's own if it asks for a class that only tools know. */
function ownersOf(classes: readonly string[], { shared, ofTool }: Words): readonly string[] | undefined {
  const users = classes
    .filter((name) => !shared.has(name))
    .map((name) => [...ofTool].filter(([, words]) => words.has(name)).map(([id]) => id))
    .filter((ids) => ids.length > 0);
  const [first, ...others] = users;
  return first?.filter((id) => others.every((ids) => ids.includes(id)));
}

/** All that could be a class in the client's sources, as Tailwind looks for them: by text, not by meaning. */
function readWords(): Words {
  const shared = new Set<string>();
  const ofTool = new Map<string, Set<string>>();
  for (const file of globSync('client/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|spec|bench)\.tsx?$/.test(file)) continue;
    const id = /^client\/tools\/([^/]+)\//.exec(file)?.[1];
    const words = id === undefined ? shared : (ofTool.get(id) ?? new Set());
    if (id !== undefined) ofTool.set(id, words);
    for (const word of readFileSync(join(root, file), 'utf8').split(/[\s"'`]+/)) words.add(word);
  }
  return { shared, ofTool };
}
