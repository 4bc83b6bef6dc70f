import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Program } from 'acorn';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { applyEdits, type Edit } from './edits/edits.ts';
import { isBound, isFunction } from './kept-names.ts';
import { findNode, isNode, type TreeNode, visit } from './tree.ts';

/** The methods of the Console Standard and of browsers that return undefined. */
const methods =
  /^(?:assert|clear|count|countReset|debug|dir|dirxml|error|exception|group|groupCollapsed|groupEnd|info|log|profile|profileEnd|table|time|timeEnd|timeLog|timeStamp|trace|warn)$/;

export interface WithoutConsole {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly notes: readonly Note[];
}

/** Drops calls of `console` methods with their arguments, and reports arguments that do something. */
export function dropConsole(source: string, program: Program): WithoutConsole {
  if (isBound(program, 'console')) {
    const sentence = 'The console calls stay: this script declares its own “console”.';
    return { text: source, edits: [], notes: [warn(sentence)] };
  }
  const edits: Edit[] = [];
  const active: TreeNode[] = [];
  visit(program, (node, parent) => {
    const call = callOf(node);
    if (!call || !parent || isOperand(node, parent)) return true;
    const effect = (call.arguments as TreeNode[]).map(findEffect).find(isNode);
    if (effect) active.push(effect);
    const text = node.type === 'ExpressionStatement' ? ';' : 'void 0';
    edits.push({ start: node.start, end: node.end, text: text + linesOf(source, node) });
    return false;
  });
  return { text: applyEdits(source, edits), edits, notes: active[0] ? [effectNote(source, active)] : [] };
}

function effectNote(source: string, active: readonly TreeNode[]): Note {
  const { start = 0, end = 0 } = active[0] ?? {};
  const calls = formatCount(active.length, 'dropped console call');
  return warn(
    `The arguments of ${calls} run code, such as a call or an assignment: that code is dropped too.`,
    undefined,
    { length: end - start, ...placeOf(source, start) },
  );
}

/** The call that a node is: as a statement of its own, or after `?.`. */
function callOf(node: TreeNode): TreeNode | undefined {
  if (/^(?:ExpressionStatement|ChainExpression)$/.test(node.type))
    return isNode(node.expression) ? callOf(node.expression) : undefined;
  return node.type === 'CallExpression' && isConsoleMethod(node.callee) ? node : undefined;
}

/** `console.log`, `console["log"]`, `console.log.call` and `console.log.apply`. */
function isConsoleMethod(callee: unknown): boolean {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return false;
  const name = propertyName(callee);
  const { object } = callee;
  if (object.type === 'Identifier') return object.name === 'console' && methods.test(name);
  return /^(?:call|apply)$/.test(name) && isConsoleMethod(object);
}

function propertyName({ property, computed }: TreeNode): string {
  if (!isNode(property)) return '';
  return String(computed === true ? property.value : property.name);
}

/** True if `void 0` would need parentheses. Such calls throw or give NaN, so they stay. */
function isOperand(node: TreeNode, parent: TreeNode): boolean {
  const { type, operator, callee, object, tag, superClass, left } = parent;
  return (
    [callee, object, tag, superClass].includes(node) ||
    (type === 'BinaryExpression' && operator === '**' && left === node)
  );
}

const effects = /^(?:Call|New|Assignment|Update|Await|Yield|TaggedTemplate|Import)Expression$/;

function findEffect(argument: TreeNode): TreeNode | undefined {
  return findNode(
    argument,
    (node) => effects.test(node.type) || (node.type === 'UnaryExpression' && node.operator === 'delete'),
    (node) => !isFunction(node),
  );
}

/** The line ends of what goes, so that source maps lead to the right lines. */
function linesOf(source: string, { start, end }: TreeNode): string {
  return source.slice(start, end).replace(/[^\r\n\u2028\u2029]+/g, '');
}
