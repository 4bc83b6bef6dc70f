import type { Program } from 'acorn';
import { findNode, isNode, type TreeNode, visit } from './tree.ts';

export const isFunction = ({ type }: TreeNode) =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/**
 * Lists names that terser must not shorten, because it assigns them to the wrong variable: it has no separate scope
 * for parameters (terser #1478, #1509, #1698) and limits a function in a block to the block (ECMA-262, B.3.2). If
 * every variable of that name keeps it, the script behaves the same.
 */
export function namesToKeep(program: Program, areFunctionsKept: boolean): string[] {
  const names = new Set<string>();
  const topLevel = new Set<unknown>(program.body);
  visit(program, (node) => {
    if (isFunction(node)) {
      for (const statement of statementsOf(node.body)) topLevel.add(statement);
      for (const name of namesOfTwoScopes(node.params, node.body)) names.add(name);
    }
    if (node.type === 'CatchClause')
      for (const name of namesOfTwoScopes([node.param], node.body)) names.add(name);
    if (node.type === 'FunctionDeclaration' && !topLevel.has(node)) addName(names, node.id);
    // Names within exported patterns are names of exports (ECMA-262, 16.2.3.2), which terser does not see.
    if (node.type === 'ExportNamedDeclaration' && isNode(node.declaration)) {
      for (const name of declaredIn(node.declaration)) names.add(name);
    }
    if (areFunctionsKept) {
      addName(names, namingVariable(node));
      if (isFunction(node) || node.type.startsWith('Class')) addName(names, node.id);
    }
    return true;
  });
  return [...names];
}

/** The variable that gives a function or class its `name` (ECMA-262, 8.4.5): `const f = () => 1`. */
function namingVariable({ type, id, init, left, right }: TreeNode): unknown {
  const [variable, value] = type === 'VariableDeclarator' ? [id, init] : [left, right];
  return isNode(value) && /^(?:ArrowFunction|Function|Class)Expression$/.test(value.type) && !value.id
    ? variable
    : undefined;
}

/** True if a script declares a variable of that name, in any scope. */
export function isBound(program: Program, name: string): boolean {
  return (
    findNode(program, (node) => {
      const { type, id, params = [], param, local } = node;
      const patterns =
        /^(?:Import\w*Specifier|VariableDeclarator|CatchClause|Class\w+)$/.test(type) || isFunction(node);
      return (
        patterns && [id, param, local, ...(params as unknown[])].some((pattern) => bindsName(pattern, name))
      );
    }) !== undefined
  );
}

function bindsName(pattern: unknown, name: string): boolean {
  if (!isNode(pattern)) return false;
  if (pattern.type === 'Identifier') return pattern.name === name;
  const { left, argument, elements = [], properties = [], value } = pattern;
  return [
    left,
    argument,
    pattern.type === 'Property' && value,
    ...(elements as unknown[]),
    ...(properties as unknown[]),
  ].some((part) => bindsName(part, name));
}

/**
 * Returns whether private names (`#x`) must stay, all of which terser shortens or none: `eval` sees them, and
 * private methods show them as their `name`.
 */
export function seesPrivateNames(program: Program, areFunctionsKept: boolean): boolean {
  const isPrivate = ({ type }: TreeNode) => type === 'PrivateIdentifier';
  return (areFunctionsKept || hasDirectEval(program)) && findNode(program, isPrivate) !== undefined;
}

/** True if a script with functions or classes reads a property `name`. */
export function readsNames(program: Program): boolean {
  const isName = (key: unknown) => isNode(key) && (key.name === 'name' || key.value === 'name');
  const reads = ({ type, property, key }: TreeNode) =>
    (type === 'MemberExpression' && isName(property)) || (type === 'Property' && isName(key));
  const isNamed = (node: TreeNode) => isFunction(node) || node.type.startsWith('Class');
  return findNode(program, reads) !== undefined && findNode(program, isNamed) !== undefined;
}

export function hasDirectEval(program: Program): boolean {
  return (
    findNode(
      program,
      ({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.name === 'eval',
    ) !== undefined
  );
}

function statementsOf(body: unknown): readonly unknown[] {
  return isNode(body) && Array.isArray(body.body) ? body.body : [];
}

/** Names that parameters read from outside, while the body declares a variable of that name. */
function namesOfTwoScopes(params: unknown, body: unknown): string[] {
  if (!Array.isArray(params) || params.every((param) => isNode(param) && param.type === 'Identifier'))
    return [];
  const declared = declaredIn(body);
  if (declared.size === 0) return [];
  const read = new Set<string>();
  for (const param of params) visit(param, (node) => addName(read, node));
  return [...declared].filter((name) => read.has(name));
}

function declaredIn(body: unknown): Set<string> {
  const names = new Set<string>();
  visit(body, (node) => {
    if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type))
      visit(node.id, (part) => addName(names, part));
    return !isFunction(node);
  });
  return names;
}

function addName(names: Set<string>, node: unknown): true {
  if (isNode(node) && node.type === 'Identifier') names.add(String(node.name));
  return true;
}
