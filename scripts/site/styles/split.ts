import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { StyleRule } from '#core/site/page-styles.ts';

/** At-rules that only wrap others; all others with a block are one unit (`@font-face`, `@keyframes` …). */
const conditions = new Set(['layer', 'media', 'supports', 'container']);

/** Splits a style sheet into single rules, in their order, each with its conditions and needs. */
export function splitStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const visit = (parent: Container, within: readonly string[]) => {
    parent.each((node) => {
      if (node.type === 'rule') rules.push({ within, ...takeApart(node) });
      else if (node.type === 'atrule') visitAtRule(node, within);
    });
  };
  const visitAtRule = (node: AtRule, within: readonly string[]) => {
    if (node.nodes && isAlwaysTrue(node)) visit(node, within);
    else if (node.nodes && conditions.has(node.name)) {
      visit(node, [...within, `@${node.name} ${node.params}`.trim()]);
    } else rules.push({ within, text: minify(node), needs: [[]], ...nameOf(node) });
  };
  visit(postcss.parse(css), []);
  return rules;
}

/** Tailwind's question whether colors can be mixed: every browser that knows the palette's `light-dark()` can. */
function isAlwaysTrue({ name, params }: AtRule): boolean {
  return name === 'supports' && /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/.test(params);
}

/** Returns a single rule with its needs. */
function takeApart(node: Rule): Omit<StyleRule, 'within'> {
  return { text: minify(node), needs: node.selectors.map(listNeeds) };
}

/** The name of an animation: `@keyframes x` is needed only where a rule uses `x`. */
function nameOf({ name, params }: AtRule): Pick<StyleRule, 'name'> {
  return name === 'keyframes' ? { name: params } : {};
}

/** The sheet is minified already; a statement without a block lacks the semicolon that ended it. */
function minify(node: Rule | AtRule): string {
  // A declaration with and one without a vendor prefix may have become the same.
  node.walkDecls((declaration) => {
    if (declaration.prev()?.toString() === declaration.toString()) declaration.remove();
  });
  const text = node.toString().trim();
  return text.endsWith('}') ? text : `${text};`;
}

/** Pseudo-elements that only form fields have. */
const partsOfBoxes = /^::(?:-webkit-(?:search|date|calendar|inner|outer)|file-selector-button)/;

/**
 * Returns the classes and elements (`<svg`) that a selector needs to match. It ignores parentheses and brackets:
 * `:not(.a)` needs none, and of `:is(.a, .b)` one is enough.
 */
export function listNeeds(selector: string): string[] {
  const needs: string[] = [];
  let depth = 0;
  for (const [token] of selector.matchAll(
    /[.#](?:\\[0-9a-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+|::?[\w-]+|[\w-]+|\\.|[([\])]/giu,
  )) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (depth > 0) continue;
    else if (partsOfBoxes.test(token)) needs.push('<input');
    else if (token.startsWith('.')) needs.push(unescapeName(token.slice(1)));
    else if (/^[a-z]/i.test(token)) needs.push(`<${token.toLowerCase()}`);
  }
  return needs;
}

/** CSS Syntax Level 3, section 4.3.7: six hexadecimal digits at most, then one space, or any character as itself. */
function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/giu, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
