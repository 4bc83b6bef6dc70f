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

/** The nodes and lists of nodes that a node holds. */
function childrenOf(node: TreeNode): unknown[] {
  return Object.values(node).flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]));
}

/**
 * Calls `onNode` with every node in the order of the text, without recursion: bundles nest deeper than the stack.
 * Skips what a node holds where `onNode` returns false.
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

/** The first node of the text that passes the test. Skips what the nodes hold that `isEntered` refuses. */
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
