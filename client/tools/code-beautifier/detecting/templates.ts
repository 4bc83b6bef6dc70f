/**
 * Returns whether a text is Svelte: its blocks and attributes in braces are not HTML, and formatting would break
 * them.
 */
export function isSvelte(sample: string): boolean {
  if (!/^\s*(?:<[a-z]|<!--|\{#)/i.test(sample) || /<(?:!doctype|html|body)\b/i.test(sample)) return false;
  const markup = sample.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
  const hasBlock =
    /(?<!\{)\{(?:[#/:](?:if|else|each|await|then|catch|key|snippet)|@(?:html|render|const|debug|attach))\b/.test(
      markup,
    );
  const hasDirective = /\s(?:on|bind|class|use|transition|in|out|animate|style):[\w|-]+=\{/.test(markup);
  const hasValue =
    /^\s*<script\b/i.test(sample) && /<[a-z][\w-]*(?:\s[^<>]*)?\s[\w:-]+=\{(?!\{)/i.test(markup);
  return hasBlock || hasDirective || hasValue;
}

const angularBlock = /^[^\S\n]*(?:\}\s*)?@(?:if|for|switch)\s*\([^\n]*\)\s*\{|^[^\S\n]*@defer\b[^\n{]*\{/m;
const razor = /@(?:model|using|foreach|page|inject|section|while|Html|Model|ViewData|ViewBag)\b|@\{/;

/** Whether a text has blocks of Angular's templates; those of Razor look alike, but come with others. */
export function hasAngularBlock(sample: string): boolean {
  return angularBlock.test(sample) && /<[a-z][\w-]*[\s/>]/i.test(sample) && !razor.test(sample);
}
