import { append } from '#core/collections/append.ts';
import type { TreeNode, TreePage } from './tree.ts';

/** How many children to fetch at a time. */
export const pageSize = 100;

/** A visible row of the tree. */
export interface TreeRow {
  /** The node; undefined until its page has been fetched. */
  readonly node: TreeNode | undefined;
  readonly level: number;
  /** The id of its container; undefined for the root. */
  readonly parentId: number | undefined;
  readonly index: number;
  readonly siblings: number;
  readonly isExpanded: boolean;
}

/** A page of children to fetch. */
export interface PageRequest {
  readonly container: number;
  readonly from: number;
  readonly count: number;
}

interface Branch {
  readonly node: TreeNode;
  readonly parent: Branch | undefined;
  /** The number of visible rows below it: its children and everything unfolded among them. */
  rows: number;
  readonly pages: Map<number, readonly TreeNode[]>;
  /** Unfolded children in the order of their indices. */
  readonly branches: Branch[];
}

/** Maps row numbers of the tree to nodes. There may be any number of rows; only the visited pages are in memory. */
export class TreeRows {
  private readonly root: TreeNode;
  private readonly branches = new Map<number, Branch>();

  constructor(root: TreeNode) {
    this.root = root;
  }

  get count(): number {
    return 1 + (this.branches.get(this.root.id)?.rows ?? 0);
  }

  /** Returns the row at a position from the top; `position` must be below `count`. */
  at(position: number): TreeRow {
    let branch = this.branches.get(this.root.id);
    if (position === 0 || !branch) {
      return {
        node: this.root,
        level: 0,
        parentId: undefined,
        index: 0,
        siblings: 1,
        isExpanded: branch !== undefined,
      };
    }
    let left = position - 1;
    for (let level = 1; ; level += 1) {
      const { inner, index, rest } = findChild(branch, left);
      if (!inner || rest === 0) return rowOf(branch, index, level, inner !== undefined);
      branch = inner;
      left = rest - 1;
    }
  }

  /** Unfolds the container in a row. */
  expand({ node, parentId }: TreeRow): void {
    if (!node || node.childCount === 0 || this.branches.has(node.id)) return;
    const parent = parentId === undefined ? undefined : this.branches.get(parentId);
    const branch: Branch = { node, parent, rows: node.childCount, pages: new Map(), branches: [] };
    this.branches.set(node.id, branch);
    if (!parent) return;
    const place = parent.branches.findIndex((other) => other.node.index > node.index);
    parent.branches.splice(place < 0 ? parent.branches.length : place, 0, branch);
    growUpwards(parent, branch.rows);
  }

  collapse(id: number): void {
    const branch = this.branches.get(id);
    if (!branch) return;
    const { parent } = branch;
    if (parent) {
      parent.branches.splice(parent.branches.indexOf(branch), 1);
      growUpwards(parent, -branch.rows);
    }
    const gone = [branch];
    for (let next = gone.pop(); next; next = gone.pop()) {
      this.branches.delete(next.node.id);
      append(gone, next.branches);
    }
  }

  addPage(container: number, page: TreePage): void {
    this.branches.get(container)?.pages.set(page.from / pageSize, page.nodes);
  }

  hasPage(container: number, index: number): boolean {
    return this.branches.get(container)?.pages.has(Math.floor(index / pageSize)) ?? false;
  }

  /** Returns the missing pages for the rows from `start` up to `end`. */
  missingPages(start: number, end: number): PageRequest[] {
    const options = new Map<string, PageRequest>();
    for (let position = start; position < Math.min(end, this.count); position += 1) {
      const { node, parentId, index } = this.at(position);
      if (node || parentId === undefined) continue;
      const from = index - (index % pageSize);
      options.set(`${parentId}/${from}`, { container: parentId, from, count: pageSize });
    }
    return [...options.values()];
  }

  /** Returns the row of a container's child; the container must be unfolded. */
  positionOf(container: number, index: number): number {
    let position = 0;
    let at = index;
    for (let branch = this.branches.get(container); branch; branch = branch.parent) {
      position += 1 + at;
      for (const other of branch.branches) if (other.node.index < at) position += other.rows;
      at = branch.node.index;
    }
    return position;
  }
}

function growUpwards(from: Branch, rows: number): void {
  for (let branch: Branch | undefined = from; branch; branch = branch.parent) branch.rows += rows;
}

/**
 * Returns which child a row below a branch belongs to. If `rest` is 0 it is the child itself, else a row below `inner`.
 */
function findChild(branch: Branch, row: number): { inner: Branch | undefined; index: number; rest: number } {
  let next = 0;
  let left = row;
  for (const inner of branch.branches) {
    const { index } = inner.node;
    if (left < index - next) break;
    left -= index - next;
    if (left <= inner.rows) return { inner, index, rest: left };
    left -= inner.rows + 1;
    next = index + 1;
  }
  return { inner: undefined, index: next + left, rest: 0 };
}

function rowOf({ node, pages }: Branch, index: number, level: number, isExpanded: boolean): TreeRow {
  const child = pages.get(Math.floor(index / pageSize))?.[index % pageSize];
  return { node: child, level, parentId: node.id, index, siblings: node.childCount, isExpanded };
}
