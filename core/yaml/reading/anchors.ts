import { type Alias, type Document, isAlias, isCollection, isPair, type Node } from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import type { FindPlace } from './compose.ts';

/** The node that each alias of a document refers to: the last one before it with its anchor name. */
export type AliasTargets = ReadonlyMap<Alias, Node>;

/** Resolves all aliases at once. Throws a ToolInputError for an alias without an anchor before it. */
export function findAliasTargets({ contents }: Document.Parsed, findPlace: FindPlace): AliasTargets {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const todo: unknown[] = [contents];
  while (todo.length > 0) {
    const node = todo.pop();
    if (isPair(node)) todo.push(node.value, node.key);
    else if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (!target) {
        throw new ToolInputError(`There is no anchor &${node.source} before the alias *${node.source}.`, {
          ...findPlace(node.range?.[0] ?? 0),
          hint: `Add &${node.source} to the value it refers to, or put the text in quotes.`,
        });
      }
      targets.set(node, target);
    } else {
      const { anchor } = (node ?? {}) as { anchor?: string };
      if (anchor !== undefined) anchors.set(anchor, node as Node);
      if (isCollection(node))
        for (let at = node.items.length - 1; at >= 0; at -= 1) todo.push(node.items[at]);
    }
  }
  return targets;
}
