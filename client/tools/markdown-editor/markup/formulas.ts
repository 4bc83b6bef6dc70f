import temml from 'temml';
import { isMathAttribute, isMathElement } from './elements.ts';
import type { MarkupNode } from './markup.ts';
import { unreadable } from '../markdown/unreadable.ts';

/** A node of Temml's tree: MathML elements, texts, and fragments without a tag. */
interface TreeNode {
  readonly type?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly classes?: readonly string[];
  readonly style?: Readonly<Record<string, string>>;
  readonly children?: readonly TreeNode[];
}

/** Longer than any real formula. */
const maxLength = 5000;

/** Renders a TeX formula as MathML; if that fails, returns the code with the reason. */
export function setFormula(tex: string, isDisplay: boolean): MarkupNode {
  if (tex.length > maxLength) return unreadable(tex, `A formula may have ${maxLength} characters.`);
  try {
    const tree = temml.__renderToMathMLTree(tex, {
      displayMode: isDisplay,
      throwOnError: true,
      trust: false,
      maxExpand: 1000,
      maxSize: [10, 50],
    }) as TreeNode;
    const [node = ''] = toMarkup(tree);
    return node;
  } catch (error) {
    if (error instanceof Error) return unreadable(tex, error.message.replace(/^ParseError: /, ''));
    throw error;
  }
}

function toMarkup(node: TreeNode): MarkupNode[] {
  if (node.text !== undefined) return [node.text];
  const children = (node.children ?? []).flatMap(toMarkup);
  if (node.type === undefined || !isMathElement(node.type)) return children;
  const attributes = Object.entries(node.attributes ?? {})
    .filter(([name]) => isMathAttribute(name))
    .map(([name, value]): [string, string] => [name, String(value)]);
  return [{ tag: node.type, attributes: { ...Object.fromEntries(attributes), ...lookOf(node) }, children }];
}

/** Replaces style attributes, which the page's policy forbids, with attributes and classes. */
function lookOf({ classes = [], style = {} }: TreeNode): Record<string, string> {
  const names = classes.filter((name) => name !== '');
  if (style.paddingLeft === '0em') names.push('tml-no-start');
  if (style.paddingRight === '0em') names.push('tml-no-end');
  if (style.border !== undefined) names.push('tml-boxed');
  return {
    ...(names.length > 0 ? { class: names.join(' ') } : {}),
    ...(style.color === undefined ? {} : { mathcolor: style.color }),
    ...(style.backgroundColor === undefined ? {} : { mathbackground: style.backgroundColor }),
  };
}
