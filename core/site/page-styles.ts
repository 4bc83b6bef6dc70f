/** One rule of the site's style sheet, apart from its neighbours. */
export interface StyleRule {
  /** The layers and conditions around it, outermost first: `@layer utilities`, `@media print`. */
  readonly within: readonly string[];
  readonly text: string;
  /** What each of its selectors asks for in classes; a selector without any may match wherever it stands. */
  readonly needs: readonly (readonly string[])[];
  /** Of a rule that others call by name: a custom property, an animation. */
  readonly name?: string;
}

/** True for what every document carries itself: fonts, custom properties, rules for elements. */
export function isGlobal({ needs, name }: StyleRule): boolean {
  return name === undefined && needs.some((classes) => classes.length === 0);
}

/**
 * The rules that this HTML is drawn with, in the order of the sheet, as the text of one style element.
 * What only paper, or a later state of the page, asks for stays in the files that the document links.
 */
export function selectPageStyles(rules: readonly StyleRule[], html: string): string {
  const present = collectClasses(html);
  const chosen = new Set(
    rules.filter(
      ({ within, needs, name }) =>
        name === undefined &&
        !within.includes('@media print') &&
        needs.some((classes) => classes.every((wanted) => present.has(wanted))),
    ),
  );
  const called = [...chosen].map(({ text }) => text).join('\n');
  return writeRules(
    rules.filter((rule) => chosen.has(rule) || (rule.name !== undefined && called.includes(rule.name))),
  );
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

function collectClasses(html: string): ReadonlySet<string> {
  const found = new Set<string>();
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
