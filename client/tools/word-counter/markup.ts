/** What is written for programs: each part is replaced by as many spaces, so that places stay where they are. */
const parts: readonly RegExp[] = [
  // Code between fences, up to the end where no second fence stands.
  /^ {0,3}(?:```|~~~)[^\n]*\n(?:(?! {0,3}(?:```|~~~))[^\n]*(?:\n|$))*(?: {0,3}(?:```|~~~)[^\n]*)?/gm,
  /`[^`\n]{1,500}`/g,
  /<!--[\s\S]{0,100000}?-->/g,
  /<(?:script|style)\b[\s\S]{0,100000}?<\/(?:script|style)\s*>/gi,
  /<\/?[a-z][^<>]{0,2000}>/gi,
  /\]\([^()\s]{1,2000}(?:\s+"[^"\n]{0,500}")?\)/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi,
];

/** A text without code, tags and addresses (of Markdown and HTML), at the same length. */
export function blankMarkup(text: string): string {
  return parts.reduce((rest, part) => rest.replace(part, (found) => found.replaceAll(/[^\n]/g, ' ')), text);
}
