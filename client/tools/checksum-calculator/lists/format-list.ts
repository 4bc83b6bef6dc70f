/** One block of `Get-FileHash | Format-List`, with the line of its path. */
export interface FormatBlock {
  readonly tag: string;
  readonly digest: string;
  readonly name: string;
  readonly index: number;
}

const field = /^(Algorithm|Hash|Path) +: ?(.*)$/;

/**
 * Reads `Format-List` blocks among lines and returns which lines they use. Values wider than the console continue on
 * indented lines.
 */
export function readFormatList(lines: readonly string[]): {
  readonly blocks: readonly FormatBlock[];
  readonly taken: ReadonlySet<number>;
} {
  const blocks: FormatBlock[] = [];
  const taken = new Set<number>();
  let open = new Map<string, string>();
  lines.forEach((line, index) => {
    const [, name, value = ''] = field.exec(line) ?? [];
    if (name === undefined) return;
    let whole = value;
    taken.add(index);
    for (let next = index + 1; /^ {12}\S/.test(lines[next] ?? ''); next += 1) {
      whole += (lines[next] ?? '').slice(12);
      taken.add(next);
    }
    if (name === 'Algorithm') open = new Map();
    open.set(name, whole.trim());
    const [tag, digest, path] = ['Algorithm', 'Hash', 'Path'].map((each) => open.get(each));
    if (name === 'Path' && tag !== undefined && digest !== undefined && path !== undefined)
      blocks.push({ tag, digest, name: path.replaceAll('\\', '/'), index });
  });
  return { blocks, taken };
}
