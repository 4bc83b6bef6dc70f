import { acceptRecipe, type Recipe } from '#client/tool-kit/recipes/recipe.ts';
import { ToolInputError } from '#core/errors.ts';

/** The data that the site keeps in this browser under one key. */
export interface StoredEntry {
  readonly key: string;
  readonly label: string;
  /** The tool that it belongs to. */
  readonly toolId: string | undefined;
  readonly bytes: number;
}

/** The keys that matter to people, with a description. */
const known: readonly (readonly [pattern: RegExp, label: string])[] = [
  [/^toolsFavorites$/, 'Favorites'],
  [/^recentTools$/, 'Recent tools'],
  [/^recipes$/, 'Recipes'],
  [/^theme$/, 'Theme'],
  [/^all(?:Options|Notes)$/, 'Whether all options or notes are shown'],
  [/^history$/, 'Whether a history is kept'],
  [/^offlineEverything$/, 'That all tools are available offline'],
  [/^options:[a-z\d-]+$/, 'Options'],
  [/^kept-input:[a-z\d-]+$/, 'Input that you asked to keep'],
  [/^draft:[a-z\d-]+$/, 'Draft'],
  [/^clocks:[a-z\d-]+$/, 'Clocks'],
];

function labelOf(key: string): string | undefined {
  return known.find(([pattern]) => pattern.test(key))?.[1];
}

/** Lists the stored data in the order of `known`. */
export function listStored(area: Storage): StoredEntry[] {
  const entries = keysOf(area).map((key) => ({
    key,
    label: labelOf(key) ?? '',
    toolId: key.split(':')[1],
    bytes: new TextEncoder().encode(key + (area.getItem(key) ?? '')).length,
  }));
  const rank = ({ key }: StoredEntry) => known.findIndex(([pattern]) => pattern.test(key));
  return entries.sort((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key, 'en'));
}

function keysOf(area: Storage): string[] {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  return keys.filter((key) => labelOf(key) !== undefined);
}

type Entries = ReadonlyMap<string, string>;

/** Writes all that is kept as the text of a file. */
export function writeBackup(area: Storage): string {
  const entries = Object.fromEntries(keysOf(area).map((key) => [key, area.getItem(key) ?? '']));
  return `${JSON.stringify({ backup: 1, entries }, undefined, 2)}\n`;
}

/** Larger than what browsers store for a site. */
const maxBackupLength = 12_000_000;

/** Reads the text of a backup. Throws a ToolInputError for anything else, or for a key that this version does not know. */
export function readBackup(text: string): Entries {
  const raw = text.length <= maxBackupLength ? parse(text) : undefined;
  const { backup, entries } = asRecord(raw);
  if (backup !== 1) {
    throw new ToolInputError(
      typeof backup === 'number' ? 'This backup is of a later version.' : 'This file is not a backup.',
      { hint: 'Choose a file that “Save backup” wrote. Nothing was changed.' },
    );
  }
  const read = Object.entries(asRecord(entries));
  for (const [key, value] of read) {
    const isKnown = labelOf(key) !== undefined;
    if (isKnown && typeof value === 'string' && isSound(key, value)) continue;
    const name = `“${key.slice(0, 60)}”`;
    throw new ToolInputError(
      isKnown
        ? `The backup is damaged at ${name}.`
        : `The backup holds ${name}, which this site does not keep.`,
      { hint: 'It may be of a later version. Nothing was changed.' },
    );
  }
  return new Map(read as [string, string][]);
}

/** Returns whether a stored text has the form that the site writes under a key. */
function isSound(key: string, text: string): boolean {
  if (key === 'theme') return text === 'dark' || text === 'light';
  const value = parse(text);
  if (key === 'recipes') return Array.isArray(value) && value.every((each) => acceptRecipe(each));
  if (key === 'toolsFavorites' || key === 'recentTools') {
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
  }
  return value !== undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function asRecord(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
    ? (raw as Record<string, unknown>)
    : {};
}

/**
 * Restores a backup, replacing the stored data or merging with it. When merging, stored data wins, favorites are
 * joined, and a recipe with a taken name gets a number. Throws a ToolInputError if storage is full; nothing is
 * changed then.
 */
export function restoreBackup(area: Storage, backup: Entries, mode: 'merge' | 'replace'): void {
  const before = new Map(keysOf(area).map((key) => [key, area.getItem(key) ?? '']));
  const wanted = mode === 'replace' ? backup : mergeEntries(before, backup);
  try {
    exchange(area, wanted);
  } catch {
    exchange(area, before);
    throw new ToolInputError('The browser has no space for this backup.', {
      hint: 'Erase what you do not need. Nothing was changed.',
    });
  }
}

function exchange(area: Storage, wanted: Entries): void {
  for (const key of keysOf(area)) area.removeItem(key);
  for (const [key, value] of wanted) area.setItem(key, value);
}

function mergeEntries(before: Entries, backup: Entries): Entries {
  const merged = new Map([...backup, ...before]);
  for (const key of ['toolsFavorites', 'recentTools']) {
    const ids = [...listIn(before.get(key)), ...listIn(backup.get(key))];
    if (ids.length > 0) merged.set(key, JSON.stringify([...new Set(ids)]));
  }
  const recipes = mergeRecipes(recipesIn(before.get('recipes')), recipesIn(backup.get('recipes')));
  if (recipes.length > 0) merged.set('recipes', JSON.stringify(recipes));
  return merged;
}

function listIn(text = '[]'): unknown[] {
  const list = parse(text);
  return Array.isArray(list) ? list : [];
}

function recipesIn(text: string | undefined): Recipe[] {
  return listIn(text).flatMap((raw) => acceptRecipe(raw) ?? []);
}

function mergeRecipes(own: readonly Recipe[], added: readonly Recipe[]): Recipe[] {
  const merged = [...own];
  const isSame = (one: Recipe, other: Recipe) => JSON.stringify(one.steps) === JSON.stringify(other.steps);
  for (const recipe of added) {
    if (merged.some((each) => each.name === recipe.name && isSame(each, recipe))) continue;
    let name = recipe.name;
    for (let count = 2; merged.some((each) => each.name === name); count += 1)
      name = `${recipe.name} (${count})`;
    merged.push({ ...recipe, name });
  }
  return merged;
}
