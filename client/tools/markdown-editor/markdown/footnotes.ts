import type { MarkdownIt } from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';

type Token = ReturnType<MarkdownIt['parse']>[number];

/**
 * Adds GitHub's footnotes: `[^1]` in the text, `[^1]: …` anywhere. They are shown at the end, numbered by their first
 * use.
 */
export function addFootnotes(parser: MarkdownIt): void {
  footnotePlugin(parser);
  // `^[…]` is Pandoc's syntax, not GitHub's.
  parser.disable('footnote_inline');
  parser.core.ruler.after('footnote_tail', 'footnote-markup', (state) => {
    const { tokens } = state;
    const start = tokens.findIndex(({ type }) => type === 'footnote_block_open');
    for (const [index, token] of tokens.entries()) {
      // Footnotes may be on any line, but the line numbers of the preview's blocks must ascend.
      if (start >= 0 && index > start) token.map = null;
      markNote(token);
      for (const child of token.children ?? []) if (child.type === 'footnote_ref') markReference(child);
    }
    if (start >= 0) tokens.splice(start, 0, new state.Token('hr', 'hr', 0));
  });
}

function markNote(token: Token): void {
  switch (token.type) {
    case 'footnote_block_open':
      setElement(token, 'ol', { class: 'footnotes' });
      return;
    case 'footnote_block_close':
      setElement(token, 'ol');
      return;
    case 'footnote_open':
      setElement(token, 'li', { id: `fn${numberOf(token)}` });
      return;
    case 'footnote_close':
      setElement(token, 'li');
      return;
    case 'footnote_anchor':
      token.type = 'html_inline';
      token.content = ` <a href="#${placeOf(token)}" title="Back to the text">↩</a>`;
  }
}

function setElement(token: Token, tag: string, attributes: Readonly<Record<string, string>> = {}): void {
  token.tag = tag;
  token.attrs = Object.entries(attributes);
}

/** Writes a reference as HTML, which is filtered like all HTML. */
function markReference(token: Token): void {
  const number = numberOf(token);
  token.type = 'html_inline';
  token.content = `<sup><a href="#fn${number}" id="${placeOf(token)}">${number}</a></sup>`;
}

function numberOf({ meta }: Token): number {
  return Number(meta?.id) + 1;
}

/** Returns the id of a reference; a footnote may have several. */
function placeOf(token: Token): string {
  const repeat = Number(token.meta?.subId ?? 0);
  return `fnref${numberOf(token)}${repeat > 0 ? `-${repeat}` : ''}`;
}
