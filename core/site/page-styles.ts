/** One rule of the site's style sheet, apart from its neighbours. */
export interface StyleRule {
  /** The layers and conditions around it, outermost first: `@layer utilities`, `@media print`. */
  readonly within: readonly string[];
  readonly text: string;
  /** What each of its selectors asks for: classes (`icon`) and elements (`<svg`). Without any it may match anything. */
  readonly needs: readonly (readonly string[])[];
  /** Of a rule that others call by name: a custom property, an animation. It is wanted where one of them is. */
  readonly name?: string;
}

/** Paper, and colours that the system forces: edges that come with the files, a moment after the first paint. */
const rareMedia = /^@media (?:print|\(forced-colors: ?active\))$/;

/** For browsers without `@property`: they can wait for the files. */
const standIns = '@layer properties';

/** True for what no file repeats: a font that is declared again is looked up again. */
export function isOfDocumentAlone({ text }: StyleRule): boolean {
  return text.startsWith('@font-face');
}

/**
 * The rules that this HTML is drawn with, in the order of the sheet, as the text of one style element.
 * What only paper, forced colours or a later state of the page ask for stays in the files that the document links.
 */
export function selectPageStyles(rules: readonly StyleRule[], html: string): string {
  const present = collectNames(html);
  const chosen = new Set(
    rules.filter(
      ({ within, needs, name }) =>
        name === undefined &&
        within[0] !== standIns &&
        !within.some((condition) => rareMedia.test(condition)) &&
        needs.some((wanted) => wanted.every((one) => present.has(one))),
    ),
  );
  const named = Map.groupBy(rules, ({ name }) => name);
  for (const [word] of html.matchAll(/--[\w-]+/g)) named.get(word)?.forEach((rule) => chosen.add(rule));
  addCalled(chosen, named);
  return orderLayers(rules) + writeRules(rules.filter((rule) => chosen.has(rule)));
}

/** Adds the named rules that chosen ones speak of, and those that these speak of. */
function addCalled(
  chosen: Set<StyleRule>,
  named: ReadonlyMap<string | undefined, readonly StyleRule[]>,
): void {
  for (const { text } of chosen) {
    for (const [word] of text.matchAll(/[\w-]+/g)) {
      // A set that grows while one walks through it is walked through to its new end.
      for (const rule of named.get(word) ?? []) chosen.add(rule);
    }
  }
}

/** The layers' order, which their first rules tell where the whole sheet stands together. */
function orderLayers(rules: readonly StyleRule[]): string {
  const layers = rules.flatMap(({ within: [outer = ''] }) => /^@layer (.+)/.exec(outer)?.[1] ?? []);
  return layers.length === 0 ? '' : `@layer ${[...new Set(layers)].join(',')};`;
}

/** The rules as CSS text. Neighbours within the same conditions share them. */
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
