/** Text for programs; each part is replaced with as many spaces, so that positions stay the same. */
const parts: readonly RegExp[] = [
  // Fenced code, up to the end of the text if the closing fence is missing.
  /^ {0,3}(?:```|~~~)[^\n]*\n(?:(?! {0,3}(?:```|~~~))[^\n]*(?:\n|$))*(?: {0,3}(?:```|~~~)[^\n]*)?/gm,
  /`[^`\n]{1,500}`/g,
  /<!--[\s\S]{0,100000}?-->/g,
  /<(?:script|style)\b[\s\S]{0,100000}?<\/(?:script|style)\s*>/gi,
  /<\/?[a-z][^<>]{0,2000}>/gi,
  /\]\([^()\s]{1,2000}(?:\s+"[^"\n]{0,500}")?\)/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/gi,
];

/** Replaces code, tags and URLs (of Markdown and HTML) with spaces of the same length. */
export function blankMarkup(text: string): string {
  return parts.reduce((rest, part) => rest.replace(part, (found) => found.replaceAll(/[^\n]/g, ' ')), text);
}
