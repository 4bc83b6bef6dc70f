/** One match: its text and groups, its place, and the text it is in. */
export interface Match {
  readonly groups: readonly (string | undefined)[];
  readonly named: Readonly<Record<string, string | undefined>> | undefined;
  readonly index: number;
  readonly text: string;
}

const reference = /\$(?:(?<sign>[$&`'])|(?<number>\d{1,2})|<(?<name>[^>]*)>)/g;

/** Replaces `$&`, `$1`, `$<name>` and their like, as `String.prototype.replace` does (GetSubstitution). */
export function substitute(template: string, { groups, named, index, text }: Match): string {
  if (!template.includes('$')) return template;
  const [whole = ''] = groups;
  return template.replaceAll(reference, (written: string, ...values: unknown[]) => {
    const { sign, number, name } = values.at(-1) as Partial<Record<string, string>>;
    if (sign === '$') return '$';
    if (sign === '&') return whole;
    if (sign === '`') return text.slice(0, index);
    if (sign === "'") return text.slice(index + whole.length);
    // Without named groups `$<name>` is plain text.
    if (name !== undefined) return named ? (new Map(Object.entries(named)).get(name) ?? '') : written;
    return groupOf(number ?? '', groups) ?? written;
  });
}

/** Returns the group: in `$12` only `$1` is a group if there are fewer than twelve. */
function groupOf(number: string, groups: Match['groups']): string | undefined {
  const count = groups.length - 1;
  const both = Number(number);
  if (both >= 1 && both <= count) return groups[both] ?? '';
  const first = Number(number.charAt(0));
  if (number.length === 2 && first >= 1 && first <= count) return (groups[first] ?? '') + number.charAt(1);
  return undefined;
}

/** Gives a replacement the case of the original: all capitals, a first capital, or all lowercase. */
export function matchCase(replacement: string, original: string): string {
  const hasUpper = original !== original.toLowerCase();
  const hasLower = original !== original.toUpperCase();
  if (!hasUpper) return hasLower ? replacement.toLowerCase() : replacement;
  const letters = original.match(/\p{L}/gu) ?? [];
  if (!hasLower && letters.length > 1) return replacement.toUpperCase();
  const [first = ''] = letters;
  const isFirstOnly =
    first !== first.toLowerCase() && letters.slice(1).every((letter) => letter === letter.toLowerCase());
  return isFirstOnly ? capitalize(replacement) : replacement;
}

function capitalize(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
