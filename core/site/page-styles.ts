/** One rule of the site's style sheet, with all that is needed to use it separately. */
export interface StyleRule {
  /** The layers and conditions around it, outermost first: `@layer utilities`, `@media print`. */
  readonly within: readonly string[];
  readonly text: string;
  /**
   * For each of its selectors, the required classes (`icon`) and elements (`<svg`). An empty list may match anything.
   */
  readonly needs: readonly (readonly string[])[];
  /** The name of an animation, which is needed if a chosen rule mentions it. */
  readonly name?: string;
}

/** Rules for print and forced colors, which can arrive with the files shortly after the first paint. */
const rareMedia = /^@media (?:print|\(forced-colors: ?active\))$/;

/** Fallbacks for browsers without `@property`, which can arrive with the files. */
const standIns = '@layer properties';

/**
 * True for rules that every document includes and no file repeats: fonts, registered properties, the palette, and rules
 * that may match anything. If a later file repeated them, the browser would restyle the whole page.
 */
export function isOfDocumentAlone(rule: StyleRule): boolean {
  if (/^@(?:font-face|property)\b/.test(rule.text)) return true;
  return isForFirstSight(rule) && rule.needs.some((wanted) => wanted.length === 0) && !isAnimation(rule);
}

function isForFirstSight({ within }: StyleRule): boolean {
  return within[0] !== standIns && !within.some((condition) => rareMedia.test(condition));
}

function isAnimation({ text }: StyleRule): boolean {
  return text.startsWith('@keyframes');
}

/**
 * Selects the rules that this HTML needs, in the order of the sheet, as the text of one style element. Rules only for
 * print, forced colors or later states of the page stay in the linked files.
 */
export function selectPageStyles(rules: readonly StyleRule[], html: string): string {
  const present = collectNames(html);
  const chosen = new Set(
    rules.filter(
      (rule) =>
        isOfDocumentAlone(rule) ||
        (isForFirstSight(rule) &&
          !isAnimation(rule) &&
          rule.needs.some((wanted) => wanted.every((one) => present.has(one)))),
    ),
  );
  addAnimations(
    chosen,
    Map.groupBy(rules.filter(isAnimation), ({ name }) => name),
  );
  return orderLayers(rules) + writeRules(rules.filter((rule) => chosen.has(rule)));
}

/** Adds the animations that chosen rules mention. */
function addAnimations(
  chosen: Set<StyleRule>,
  animations: ReadonlyMap<string | undefined, readonly StyleRule[]>,
): void {
  for (const { text } of [...chosen]) {
    for (const [word] of text.matchAll(/[\w-]+/g)) animations.get(word)?.forEach((rule) => chosen.add(rule));
  }
}

/** Writes the order of the layers, which in the complete sheet follows from the first rule of each. */
function orderLayers(rules: readonly StyleRule[]): string {
  const layers = rules.flatMap(({ within: [outer = ''] }) => /^@layer (.+)/.exec(outer)?.[1] ?? []);
  return layers.length === 0 ? '' : `@layer ${[...new Set(layers)].join(',')};`;
}

/** Writes the rules as CSS. Neighboring rules with the same conditions share one block. */
export function writeRules(rules: readonly StyleRule[]): string {
  let text = '';
  let open: readonly string[] = [];
  for (const { within, text: rule } of rules) {
    const kept = countShared(open, within);
    text += '}'.repeat(open.length - kept);
    for (const condition of within.slice(kept)) text += `${condition}{`;
    text += rule;
    open = within;
  }
  return text + '}'.repeat(open.length);
}

function countShared(open: readonly string[], wanted: readonly string[]): number {
  const first = open.findIndex((condition, index) => condition !== wanted[index]);
  return first === -1 ? open.length : first;
}

function collectNames(html: string): ReadonlySet<string> {
  const found = new Set<string>(['<html', '<body']);
  for (const [tag] of html.matchAll(/<[a-z][a-z0-9]*/g)) found.add(tag);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of unescapeHtml(value).split(/\s+/)) found.add(name);
  }
  return found;
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
