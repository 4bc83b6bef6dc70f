import postcss from 'postcss';
import { isOfDocumentAlone, type StyleRule, writeRules } from '#core/site/page-styles.ts';
import { findOwners } from './owners.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The text of the files: the whole sheet in its order, so that they say nothing against what documents carry. */
export interface StyleSheets {
  /** For every page. */
  readonly shared: string;
  /** Loaded on a tool's page, after the shared one. */
  readonly ofTool: ReadonlyMap<string, string>;
}

/** Cuts the rules into one file for all pages and one for each tool that has rules of its own. */
export function cutSheets(rules: readonly StyleRule[]): StyleSheets {
  const owners = findOwners(rules);
  const shared = rules.filter((rule) => !isOfDocumentAlone(rule) && !owners.has(rule));
  const ids = new Set([...owners.values()].flatMap((tools) => [...tools]));
  const cutTool = (id: string) =>
    writeRules(withLaterRivals(rules, (rule) => owners.get(rule)?.has(id) ?? false, new Set(shared)));
  return { shared: writeRules(shared), ofTool: new Map([...ids].sort().map((id) => [id, cutTool(id)])) };
}

/**
 * A tool's file comes last, so its utilities would win over shared ones that follow them in the whole sheet: `p-7`
 * over `md:p-4`. Shared rules that set the same properties are therefore repeated after it.
 */
function withLaterRivals(
  rules: readonly StyleRule[],
  isOwn: (rule: StyleRule) => boolean,
  shared: ReadonlySet<StyleRule>,
): StyleRule[] {
  const set = new Set<string>();
  return rules.filter((rule) => {
    if (isOwn(rule)) {
      if (isUtility(rule)) for (const property of listProperties(rule)) set.add(property);
      return true;
    }
    // A repeated rule needs its own rivals repeated as well.
    const properties = isUtility(rule) && shared.has(rule) ? listProperties(rule) : [];
    if (!properties.some((property) => set.has(property))) return false;
    for (const property of properties) set.add(property);
    return true;
  });
}

function isUtility({ within }: StyleRule): boolean {
  return within[0] === '@layer utilities';
}

/** Families of properties that can set the same thing: too many rather than too few. */
const families: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  place: 'align',
  justify: 'align',
  inline: 'size',
  block: 'size',
  width: 'size',
  height: 'size',
  min: 'size',
  max: 'size',
  line: 'font',
};

function listProperties({ text }: StyleRule): string[] {
  const found = new Set<string>();
  postcss.parse(text).walkDecls(({ prop }) => {
    const [first = ''] = prop.split('-');
    found.add(prop.startsWith('--') ? prop : (readOwn(families, first) ?? first));
  });
  return [...found];
}
