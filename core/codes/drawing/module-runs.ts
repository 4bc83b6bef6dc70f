/** A run of dark modules in one row. */
export interface ModuleRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

export function listRuns({
  across,
  modules,
}: {
  readonly across: number;
  readonly modules: Uint8Array;
}): readonly ModuleRun[] {
  const runs: ModuleRun[] = [];
  for (let y = 0; y * across < modules.length; y += 1) {
    for (let x = 0; x < across; x += 1) {
      if (!modules[y * across + x]) continue;
      const start = x;
      while (x < across && modules[y * across + x]) x += 1;
      runs.push({ x: start, y, length: x - start });
    }
  }
  return runs;
}
