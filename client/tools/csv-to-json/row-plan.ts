import { type CellPath, readPath } from '#core/csv/paths/cell-path.ts';

/** A value of a row's JSON: a cell, an object, or a list. */
export type PlanNode =
  | { readonly type: 'cell'; readonly column: number }
  | { readonly type: 'object'; readonly members: readonly (readonly [key: string, node: PlanNode])[] }
  | { readonly type: 'list'; readonly items: readonly PlanNode[] };

export interface RowPlan {
  readonly root: PlanNode;
  /** Columns whose names are conflicting paths, so they keep their names. */
  readonly clashing: readonly string[];
}

/** Plans a row as an object with a member per column. */
export function flatPlan(names: readonly string[]): RowPlan {
  const members = names.map((name, column) => [name, { type: 'cell', column }] as const);
  return { root: { type: 'object', members }, clashing: [] };
}

/** Plans a row as a list of its cells. */
export function listPlan(count: number): RowPlan {
  return {
    root: { type: 'list', items: Array.from({ length: count }, (_, column) => ({ type: 'cell', column })) },
    clashing: [],
  };
}

interface Branch {
  column: number | undefined;
  readonly children: Map<string | number, Branch>;
}

/** Plans a row as nested objects, by names such as `a.b[0]`. */
export function nestedPlan(names: readonly string[]): RowPlan {
  const paths = names.map((name): CellPath => readPath(name) ?? [name]);
  const clashing = new Set<number>();
  // Resolving a conflict may cause another one, because a kept name may equal a key.
  for (;;) {
    const root: Branch = { column: undefined, children: new Map() };
    const added = names.map((name, column) =>
      add(root, clashing.has(column) ? [name] : (paths[column] ?? [name]), column),
    );
    const fresh = added.flatMap((isAdded, column) => (isAdded ? [] : [column])).concat(unevenLists(root));
    const news = fresh.filter((column) => !clashing.has(column));
    if (news.length === 0)
      return { root: toNode(root), clashing: [...clashing].map((column) => names[column] ?? '') };
    for (const column of news) clashing.add(column);
  }
}

function add(root: Branch, path: CellPath, column: number): boolean {
  let branch = root;
  for (const step of path) {
    if (branch.column !== undefined) return false;
    const [first] = branch.children.keys();
    if (first !== undefined && typeof first !== typeof step) return false;
    let child = branch.children.get(step);
    if (!child) branch.children.set(step, (child = { column: undefined, children: new Map() }));
    branch = child;
  }
  if (branch.column !== undefined || branch.children.size > 0) return false;
  branch.column = column;
  return true;
}

/** Returns the columns of lists with missing indexes, which JSON lists cannot have. */
function unevenLists(branch: Branch): number[] {
  const steps = [...branch.children.keys()];
  const isUneven = typeof steps[0] === 'number' && Math.max(...(steps as number[])) !== steps.length - 1;
  if (isUneven) return columnsOf(branch);
  return [...branch.children.values()].flatMap(unevenLists);
}

function columnsOf({ column, children }: Branch): number[] {
  return column === undefined ? [...children.values()].flatMap(columnsOf) : [column];
}

function toNode({ column, children }: Branch): PlanNode {
  if (column !== undefined) return { type: 'cell', column };
  const entries = [...children];
  if (typeof entries[0]?.[0] !== 'number') {
    return { type: 'object', members: entries.map(([key, child]) => [String(key), toNode(child)] as const) };
  }
  entries.sort(([a], [b]) => Number(a) - Number(b));
  return { type: 'list', items: entries.map(([, child]) => toNode(child)) };
}

/** Writes a cell as JSON; undefined for an omitted one. */
export type WriteColumn = (column: number) => string | undefined;

/**
 * Returns a function that writes a row as JSON: on one line, or indented by this many spaces per level, starting at
 * `depth`. Parts that are equal in every row are prepared once.
 */
export function rowWriter(
  node: PlanNode,
  indent: number,
  depth = 1,
): (write: WriteColumn) => string | undefined {
  if (node.type === 'cell') return (write) => write(node.column);
  const lineBreak = (level: number) => (indent > 0 ? `\n${' '.repeat(indent * level)}` : '');
  const [inner, outer] = [lineBreak(depth + 1), lineBreak(depth)];
  // Empty values are omitted, except for the row itself.
  const whenEmpty = (brackets: string) => (depth > 1 ? undefined : brackets);
  if (node.type === 'list') {
    const items = node.items.map((item) => rowWriter(item, indent, depth + 1));
    return (write) => {
      const values = items.map((writeItem) => writeItem(write));
      const length = values.findLastIndex((value) => value !== undefined) + 1;
      if (length === 0) return whenEmpty('[]');
      const texts = values.slice(0, length).map((value) => `${inner}${value ?? 'null'}`);
      return `[${texts.join(',')}${outer}]`;
    };
  }
  const members = node.members.map(([key, child]) => ({
    start: `${inner}${JSON.stringify(key)}:${indent > 0 ? ' ' : ''}`,
    writeValue: rowWriter(child, indent, depth + 1),
  }));
  return (write) => {
    let text = '';
    for (const { start, writeValue } of members) {
      const value = writeValue(write);
      if (value !== undefined) text += `${text === '' ? '{' : ','}${start}${value}`;
    }
    return text === '' ? whenEmpty('{}') : `${text}${outer}}`;
  };
}
