import type { MarkdownIt } from 'markdown-it';

/** Adds GFM's task list items (5.3): `[ ]` or `[x]` at the start of a list item becomes a checkbox. */
export function addTaskLists(parser: MarkdownIt): void {
  parser.core.ruler.after('inline', 'task-lists', ({ tokens, Token }) => {
    tokens.forEach((token, index) => {
      const isFirst =
        tokens[index - 1]?.type === 'paragraph_open' && tokens[index - 2]?.type === 'list_item_open';
      const [text] = token.children ?? [];
      if (token.type !== 'inline' || !isFirst || text?.type !== 'text') return;
      const mark = /^\[([ xX])\]\s/.exec(text.content);
      if (!mark) return;
      text.content = text.content.slice(3);
      const box = new Token('html_inline', '', 0);
      box.content = `<input type="checkbox" disabled=""${mark[1] === ' ' ? '' : ' checked=""'}>`;
      token.children?.unshift(box);
    });
  });
}
