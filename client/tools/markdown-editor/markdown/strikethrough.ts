import type { MarkdownIt } from 'markdown-it';

type StateInline = InstanceType<MarkdownIt['inline']['State']>;
type Delimiters = StateInline['delimiters'];

const tilde = 0x7e;
/** Two tildes only match two, and one matches one, so single tildes get a marker of their own. */
const singleTilde = 0x1_007e;

/** Adds GFM's strikethrough (6.5): text between one or two tildes; markdown-it's own rule only accepts two. */
export function addGfmStrikethrough(parser: MarkdownIt): void {
  parser.inline.ruler.at('strikethrough', scanTildes);
  parser.inline.ruler2.at('strikethrough', (state) => {
    strikePairs(state, state.delimiters);
    const lists = state.tokens_meta as readonly ({ delimiters?: Delimiters } | null)[];
    for (const meta of lists) if (meta?.delimiters) strikePairs(state, meta.delimiters);
    return true;
  });
}

function scanTildes(state: StateInline, isSilent: boolean): boolean {
  if (isSilent || state.src.charCodeAt(state.pos) !== tilde) return false;
  const run = state.scanDelims(state.pos, true);
  const token = state.push('text', '', 0);
  token.content = '~'.repeat(run.length);
  if (run.length <= 2) {
    state.delimiters.push({
      marker: run.length === 2 ? tilde : singleTilde,
      length: 0,
      token: state.tokens.length - 1,
      end: -1,
      open: run.can_open,
      close: run.can_close,
    });
  }
  state.pos += run.length;
  return true;
}

function strikePairs(state: StateInline, delimiters: Delimiters): void {
  for (const opener of delimiters) {
    const closer = delimiters[opener.end];
    const isTilde = opener.marker === tilde || opener.marker === singleTilde;
    if (!isTilde || !closer) continue;
    turnInto(state, opener.token, 'del_open', 1);
    turnInto(state, closer.token, 'del_close', -1);
  }
}

function turnInto(state: StateInline, index: number, type: string, nesting: 1 | -1): void {
  const token = state.tokens[index];
  if (!token) return;
  token.type = type;
  token.tag = 'del';
  token.nesting = nesting;
  token.content = '';
}

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
