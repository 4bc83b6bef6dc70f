import type { ExportDefaultDeclaration, Program } from 'acorn';
import { encodeBase64 } from '#core/bytes/base64.ts';
import { shiftMappings } from '../source-map.ts';

export interface MappedCode {
  readonly code: string;
  /** A source map (ECMA-426) as JSON. */
  readonly map: string | undefined;
}

/**
 * Restores what Terser's output lacks: the parentheses of `export default (function(){})`, without which it is a
 * hoisted declaration, and the semicolon after a default, which Terser and other readers need.
 */
export function completeDefault(output: MappedCode, before: Program, after: Program): MappedCode {
  const node = after.body.find(isDefaultDeclaration);
  if (!node) return output;
  const { start, end } = node.declaration;
  if (before.body.some(isDefaultExpression)) return insert(insert(output, end, ');'), start, '(');
  return isUnnamedDefault(node) && node !== after.body.at(-1) ? insert(output, end, ';') : output;
}

/** Returns code that names or contains its source map. */
export function linkMap({ code, map }: MappedCode, kind: 'file' | 'inline', name: string): string {
  const bytes = () => new TextEncoder().encode(map);
  const url = kind === 'file' ? name : `data:application/json;charset=utf-8;base64,${encodeBase64(bytes())}`;
  return `${code}\n//# sourceMappingURL=${url}`;
}

type TopNode = Program['body'][number];

function isDefaultDeclaration(node: TopNode): node is ExportDefaultDeclaration {
  return (
    node.type === 'ExportDefaultDeclaration' && /^(?:Function|Class)Declaration$/.test(node.declaration.type)
  );
}

export function isUnnamedDefault(node: TopNode): boolean {
  return isDefaultDeclaration(node) && 'id' in node.declaration && !node.declaration.id;
}

function isDefaultExpression(node: TopNode): boolean {
  return (
    node.type === 'ExportDefaultDeclaration' && /^(?:Function|Class)Expression$/.test(node.declaration.type)
  );
}

function insert({ code, map }: MappedCode, at: number, text: string): MappedCode {
  const lines = code.slice(0, at).split('\n');
  const place = { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
  return {
    code: code.slice(0, at) + text + code.slice(at),
    map: map === undefined ? undefined : shiftMappings(map, place, text.length),
  };
}
