/** A node of an ESTree, by acorn or Babel. */
export interface TreeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the child nodes, and lists of them, of a node. */
function childrenOf(node: TreeNode): unknown[] {
  return Object.values(node).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
}

/**
 * Calls `onNode` with every node in text order, without recursion: bundles nest deeper than the stack. Skips the
 * children of a node if `onNode` returns false.
 */
export function visit(
  root: unknown,
  onNode: (node: TreeNode, parent: TreeNode | undefined) => boolean,
): void {
  const stack: [unknown, TreeNode | undefined][] = [[root, undefined]];
  for (let pair = stack.pop(); pair; pair = stack.pop()) {
    const [node, parent] = pair;
    if (!isNode(node) || !onNode(node, parent)) continue;
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index -= 1) stack.push([children[index], node]);
  }
}

/**
 * Returns the first node in text order that passes the test. Skips the children of nodes that `isEntered` refuses.
 */
export function findNode(
  root: unknown,
  test: (node: TreeNode) => boolean,
  isEntered: (node: TreeNode) => boolean = () => true,
): TreeNode | undefined {
  let found: TreeNode | undefined;
  visit(root, (node) => {
    if (!found && test(node)) found = node;
    return !found && isEntered(node);
  });
  return found;
}
