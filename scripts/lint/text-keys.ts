import { join, relative } from 'node:path';
import type { Node } from 'typescript-native/unstable/ast';
import { isElementAccessExpression, isLiteralExpression } from 'typescript-native/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags, type UnionType } from 'typescript-native/unstable/sync';
import { root } from '#scripts/site/paths.ts';

/**
 * Forbids `record[key]` where the key may be any text. Every object inherits `constructor` and its like, so a name
 * that a person chose would find something there. A step of the gate, since no rule of a linter knows the types.
 */
const advice =
  'This key may be any text, such as "constructor". Use readOwn of core/collections/read-own.ts, or a Map.';
const projects = ['client', 'worker', 'server', 'tooling'];
const examined = /^(?:core|client|contracts|server|scripts)\/.*\.tsx?$/;
const leftOut = /\.(?:test|spec|bench|soak|d)\.ts$|^scripts\/testing\/|^core\/collections\/read-own\.ts$/;

const api = new API({ cwd: root });
const snapshot = api.updateSnapshot({
  openProjects: projects.map((name) => join(root, `tsconfig/${name}.json`)),
});
const found = new Set<string>();
const seen = new Set<string>();
for (const { program, checker } of snapshot.getProjects()) {
  for (const path of program.getSourceFileNames()) {
    const file = relative(root, path);
    if (!examined.test(file) || leftOut.test(file) || seen.has(file)) continue;
    seen.add(file);
    const source = program.getSourceFile(path);
    if (!source) continue;
    const accesses = listAccesses(source);
    const types = checker.getTypeAtLocation(accesses.flatMap(({ record, key }) => [record, key]));
    for (const [index, { node }] of accesses.entries()) {
      const [record, key] = types.slice(index * 2, index * 2 + 2);
      if (!record || !key || !isAnyText(key) || !hasTextIndex(record, checker)) continue;
      const line = source.text.slice(0, node.getStart(source)).split('\n').length;
      found.add(`${file}:${line} ${advice}`);
    }
  }
}
api.close();
console.log([...found].join('\n'));
// An empty list of files would find nothing wrong in anything.
process.exitCode = found.size === 0 && seen.size > 0 ? 0 : 1;

function listAccesses(source: Node) {
  const accesses: { node: Node; record: Node; key: Node }[] = [];
  const visit = (node: Node): void => {
    if (isElementAccessExpression(node) && !isLiteralExpression(node.argumentExpression))
      accesses.push({ node, record: node.expression, key: node.argumentExpression });
    node.forEachChild(visit);
  };
  visit(source);
  return accesses;
}

function hasTextIndex(type: Type, checker: Checker): boolean {
  if (isUnion(type)) return type.getTypes().some((part) => hasTextIndex(part, checker));
  return checker.getIndexInfosOfType(type).some(({ keyType }) => (keyType.flags & TypeFlags.String) !== 0);
}

function isAnyText(type: Type): boolean {
  if (isUnion(type)) return type.getTypes().some(isAnyText);
  const { String, TemplateLiteral, Any, Unknown } = TypeFlags;
  return (type.flags & (String | TemplateLiteral | Any | Unknown)) !== 0;
}

function isUnion(type: Type): type is UnionType {
  return (type.flags & TypeFlags.Union) !== 0;
}
