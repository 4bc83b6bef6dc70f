/** One rule of the site's style sheet, apart from its neighbors. */
export interface StyleRule {
  /** The layers and conditions around it, outermost first: `@layer utilities`, `@media print`. */
  readonly within: readonly string[];
  readonly text: string;
  /** What each of its selectors asks for: classes (`icon`) and elements (`<svg`). Without any it may match anything. */
  readonly needs: readonly (readonly string[])[];
  /** An animation's. It is wanted where a rule speaks of it. */
  readonly name?: string;
}

/** Paper, and colors that the system forces: edges that come with the files, a moment after the first paint. */
const rareMedia = /^@media (?:print|\(forced-colors: ?active\))$/;

/** For browsers without `@property`: they can wait for the files. */
const standIns = '@layer properties';

/**
 * True for what every document carries and no file repeats: fonts, registered properties, the palette, and what may
 * match anything. Each of them, said again by a file that comes later, would have the whole page styled anew.
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
 * The rules that this HTML is drawn with, in the order of the sheet, as the text of one style element.
 * What only paper, forced colors or a later state of the page ask for stays in the files that the document links.
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

/** Adds the animations that chosen rules speak of. */
function addAnimations(
  chosen: Set<StyleRule>,
  animations: ReadonlyMap<string | undefined, readonly StyleRule[]>,
): void {
  for (const { text } of [...chosen]) {
    for (const [word] of text.matchAll(/[\w-]+/g)) animations.get(word)?.forEach((rule) => chosen.add(rule));
  }
}

/** The layers' order, which their first rules tell where the whole sheet stands together. */
function orderLayers(rules: readonly StyleRule[]): string {
  const layers = rules.flatMap(({ within: [outer = ''] }) => /^@layer (.+)/.exec(outer)?.[1] ?? []);
  return layers.length === 0 ? '' : `@layer ${[...new Set(layers)].join(',')};`;
}

/** The rules as CSS text. Neighbors within the same conditions share them. */
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
