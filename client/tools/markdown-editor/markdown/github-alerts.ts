import type { MarkdownIt } from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

const marker = /^\[!(note|tip|important|warning|caution)\][ \t]*$/i;

/**
 * Adds GitHub's alerts: quotes whose first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.
 */
export function addGithubAlerts(parser: MarkdownIt): void {
  parser.core.ruler.after('block', 'github-alerts', ({ tokens, Token: TokenClass }) => {
    for (let index = 0; index < tokens.length; index += 1) {
      const quote = tokens[index];
      const text = tokens[index + 2];
      const isQuote = quote?.type === 'blockquote_open' && quote.level === 0;
      if (!isQuote || tokens[index + 1]?.type !== 'paragraph_open' || text?.type !== 'inline') continue;
      const [firstLine = '', ...rest] = text.content.split('\n');
      const kind = marker.exec(firstLine)?.[1]?.toLowerCase();
      if (kind === undefined) continue;
      quote.attrSet('class', `alert-${kind}`);
      text.content = rest.join('\n');
      const title = makeTitle(kind, (type, tag, nesting) => new TokenClass(type, tag, nesting));
      const isEmpty = text.content === '';
      tokens.splice(index + 1, isEmpty ? 3 : 0, ...title);
    }
  });
}

function makeTitle(kind: string, make: (type: string, tag: string, nesting: -1 | 0 | 1) => Token): Token[] {
  const open = make('paragraph_open', 'p', 1);
  open.attrSet('class', 'alert-title');
  const text = make('inline', '', 0);
  text.content = kind.charAt(0).toUpperCase() + kind.slice(1);
  text.children = [];
  const close = make('paragraph_close', 'p', -1);
  for (const token of [open, text, close]) token.level = 1;
  return [open, text, close];
}
