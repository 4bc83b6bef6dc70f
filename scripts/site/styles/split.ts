import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import type { StyleRule } from '#core/site/page-styles.ts';

/** At-rules that only stand around others; all else with a block belongs together (`@font-face`, `@keyframes` …). */
const conditions = new Set(['layer', 'media', 'supports', 'container']);

/** A style sheet as single rules, in their order, each with the conditions around it and the classes it asks for. */
export function splitStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const visit = (parent: Container, within: readonly string[]) => {
    parent.each((node) => {
      if (node.type === 'rule')
        rules.push({ within, text: minify(node), needs: node.selectors.map(listClasses) });
      else if (node.type === 'atrule') visitAtRule(node, within);
    });
  };
  const visitAtRule = (node: AtRule, within: readonly string[]) => {
    if (node.nodes && conditions.has(node.name)) {
      visit(node, [...within, `@${node.name} ${node.params}`.trim()]);
    } else rules.push({ within, text: minify(node), needs: [[]], ...nameOf(node) });
  };
  visit(postcss.parse(css), []);
  return rules;
}

/** `@property --x` and `@keyframes x` do nothing until a rule speaks of `x`. */
function nameOf({ name, params }: AtRule): Pick<StyleRule, 'name'> {
  return name === 'property' || name === 'keyframes' ? { name: params } : {};
}

/** The sheet is minified already; a statement without a block lacks the semicolon that stood behind it. */
function minify(node: Rule | AtRule): string {
  const text = node.toString().trim();
  return text.endsWith('}') ? text : `${text};`;
}

/**
 * The classes an element and its ancestors must have for a selector to match. What stands in parentheses or
 * brackets is left out: `:not(.a)` asks for none, and of `:is(.a, .b)` one would do.
 */
export function listClasses(selector: string): string[] {
  const classes: string[] = [];
  let depth = 0;
  for (const [token] of selector.matchAll(
    /\.(?:\\[0-9a-f]{1,6}\s?|\\.|[\w\u0080-\uffff-])+|\\.|[([\])]/giu,
  )) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth -= 1;
    else if (depth === 0 && token.startsWith('.')) classes.push(unescapeName(token.slice(1)));
  }
  return classes;
}

/** CSS Syntax Level 3, section 4.3.7: six hexadecimal digits at most, then one space, or any character as itself. */
function unescapeName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/giu, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
