/** Rolldown's facts about the modules while it cuts the bundle into chunks. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** Returns this module and all its static imports. */
export function collectStatic(graph: ModuleGraph, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(entry);
  return found;
}

/** Returns these modules with their imports, without what other modules import that `starts` lead to. */
export function reachAlone(
  graph: ModuleGraph,
  starts: readonly string[],
  wanted: RegExp,
): ReadonlySet<string> {
  const entries = new Set(starts);
  for (const entry of entries)
    for (const id of collectStatic(graph, entry))
      graph.getModuleInfo(id)?.dynamicallyImportedIds.forEach((each) => entries.add(each));
  const reach = (isWanted: boolean) =>
    [...entries].filter((id) => wanted.test(id) === isWanted).map((id) => collectStatic(graph, id));
  return union(...reach(true)).difference(union(...reach(false)));
}

export function union(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
