import type { MarkdownIt } from 'markdown-it';

const removedFromId = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** Gives every heading the id that GitHub uses, so that `[…](#my-heading)` works. */
export function addHeadingIds(parser: MarkdownIt): void {
  parser.core.ruler.push('heading_ids', ({ tokens }) => {
    const countOf = new Map<string, number>();
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const children = tokens[index + 1]?.children ?? [];
      const text = children.map(({ type, content }) => (type === 'html_inline' ? '' : content)).join('');
      token.attrSet('id', uniqueId(headingId(text), countOf));
    });
  });
}

/** Makes an id by GitHub's rule: lowercase, punctuation removed, spaces replaced with hyphens. */
export function headingId(text: string): string {
  return text.trim().toLowerCase().replace(removedFromId, '').replaceAll(' ', '-');
}

function uniqueId(id: string, countOf: Map<string, number>): string {
  const count = countOf.get(id) ?? 0;
  countOf.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}
