import { type Analysis } from '#core/json/reading/analysis.ts';
import { LEFT_BRACE } from '#core/json/bytes/byte-codes.ts';
import { ChildWalk, documentsNode } from '#core/json/reading/child-walk.ts';
import { ContainerIndex } from '#core/json/reading/container-index.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** Returns the offsets of keys that occur again later in the same object. Programs keep the last one. */
export function findRepeatedKeys({ bytes, outline, issues }: Analysis): ReadonlySet<number> {
  const repeated = new Set<number>();
  if (!issues.warnings.has('duplicate-key')) return repeated;
  const walk = new ChildWalk(bytes, new ContainerIndex(outline));
  const todo = [documentsNode];
  for (let container = todo.pop(); container !== undefined; container = todo.pop()) {
    const isObject = bytes[container] === LEFT_BRACE;
    const seen = new Map<string, number>();
    for (const { keyStart, keyEnd, start } of walk.children(container)) {
      if (bytes[start] === LEFT_BRACE || bytes[start] === 0x5b) todo.push(start);
      if (!isObject) continue;
      const key = decodeToken(bytes, keyStart, keyEnd);
      const earlier = seen.get(key);
      if (earlier !== undefined) repeated.add(earlier);
      seen.set(key, keyStart);
    }
  }
  return repeated;
}
