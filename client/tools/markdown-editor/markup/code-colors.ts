import { common, createLowlight } from 'lowlight';
import type { MarkupNode } from './markup.ts';

type TreeNode = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number];

/** Longer code is not highlighted. */
const maxLength = 50_000;
const colorist = createLowlight(common);

/** Highlights code with highlight.js classes; undefined for unknown languages. */
export function colorCode(language: string, code: string): readonly MarkupNode[] | undefined {
  if (code.length > maxLength || !colorist.registered(language)) return undefined;
  return colorist.highlight(language, code).children.flatMap(toMarkup);
}

function toMarkup(node: TreeNode): MarkupNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.join(' ') : '';
  return [{ tag: 'span', attributes: { class: names }, children: node.children.flatMap(toMarkup) }];
}
