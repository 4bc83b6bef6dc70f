/**
 * An address that GitHub links as it is (GFM 6.9), or a character that Markdown reads as a sign. In an address that is
 * a link already, U+0000 is before the colon or dot.
 */
const signs =
  /(?<url>(?<![a-z\d])(?:https?|ftp):\/\/[^\s<>\0]+|(?<![^\s*_~([\]])www\.[^\s<>\0]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|[\\`*_[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Escapes a text in which nothing is meant as Markdown; addresses stay as they are. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replaceAll(signs, (match, ...rest) => {
        const { url } = rest.at(-1) as { url?: string };
        return url === undefined ? `\\${match}` : writeAddress(url, text[Number(rest.at(-3)) + url.length]);
      })
      // At its beginning a line is a quote, rule, item, heading, or the second one of a table.
      .replace(/^(?=[->=]|#{1,6}(?:\s|$)|\+(?:\s|$)|[|:](?=[|:\s]*-)[|:\s-]*$)/, '\\')
      .replace(/^\d{1,9}(?=[.)](?:\s|$))/, '$&\\')
      // Before a link it would make a picture of it, at the end of a heading it would go.
      .replace(/!(?=\0?$)/, String.raw`\!`)
      .replace(/(?<=\s|^)#+(?=\0?$)/, String.raw`\$&`)
  );
}

/** Writes an address; in angle brackets if its characters, or those after it, would be read as signs. */
function writeAddress(found: string, next = ''): string {
  const url = trimAddress(found);
  const end = found.slice(url.length);
  const isPlain = /^(?:[^\\`*_[\]~&]|(?<=[a-z\d])_(?=[a-z\d])|~(?!~)|&(?!#?\w+;))*$/i.test(url);
  // An exclamation mark at the end gets a backslash, too.
  if (isPlain && !/[*_~<>\0]|!$/.test(end + next)) return found;
  const escape = (text: string) => text.replaceAll(/[\\`*_[\]~]|&(?=#?\w+;)/g, String.raw`\$&`);
  if (/^\w+:/.test(url) && !/&#?\w+;/.test(url)) return `<${url}>${escape(end)}`;
  // Without its colon or dot, GitHub makes no link of it.
  return escape(found).replaceAll(/^www(?=\.)|\w(?=:\/\/)/gi, '$&\\');
}

/** Removes the end that GitHub leaves out of a link: punctuation, and parentheses that the link does not open. */
function trimAddress(found: string): string {
  let open = found.split(')').length - found.split('(').length;
  let length = found.length;
  for (; length > 0; length -= 1) {
    const last = found.charAt(length - 1);
    if (last === ')' && open > 0) open -= 1;
    else if (!'!"\'*,.:?_~'.includes(last)) break;
  }
  return found.slice(0, length);
}
