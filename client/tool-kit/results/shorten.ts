/** The start of a text, for a place with little room. */
export function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
