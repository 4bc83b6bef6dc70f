import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isColoredCode } from '#client/tool-kit/texts/formatted-paste.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { encodeBase64 } from '#core/bytes/base64.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { convertHtml } from '../session-api.ts';

/** A pasted picture becomes part of the text, so its size is limited. */
const maxImageBytes = 500_000;
/** Text that takes longer was hardly copied by a person. */
const timeLimitMs = 5000;
const formatted = /<(?:a\s[^>]*href|h[1-6]|ul|ol|li|table|b|strong|i|em|del|s|blockquote|pre|code|img|hr)\b/i;
const styled = /<span[^>]*style="[^"]*(?:font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic)/i;

/** Pastes formatted text as Markdown, and a picture as part of the document. */
export const pasteSupport: Extension = EditorView.domEventHandlers({
  paste(event, view) {
    const data = event.clipboardData;
    if (!data || view.state.readOnly) return false;
    const plain = data.getData('text/plain');
    const html = data.getData('text/html');
    const image = [...data.files].find(({ type }) => type.startsWith('image/'));
    if (plain === '' && image) {
      pasteImage(view, image).catch(reportFailure);
      return true;
    }
    if (isColoredCode(html) || !(formatted.test(html) || styled.test(html))) return false;
    pasteHtml(view, html, plain).catch((error: unknown) => {
      insert(view, plain);
      reportFailure(error);
    });
    return true;
  },
});

async function pasteHtml(view: EditorView, html: string, plain: string): Promise<void> {
  const markdown = await convertHtml(html, timeLimitMs);
  if (markdown === '' || markdown === plain.trim()) {
    insert(view, plain);
    return;
  }
  const from = insert(view, beginsBlock(view, markdown) ? `\n\n${markdown}` : markdown);
  notify({
    title: 'Pasted as Markdown',
    action: {
      label: 'Paste as plain text',
      run: () => {
        const place = view.state.sliceDoc(from).indexOf(markdown);
        if (place < 0) return;
        const start = from + place;
        const changes = { from: start, to: start + markdown.length, insert: plain };
        view.dispatch({ changes, userEvent: 'input.paste' });
      },
    },
  });
}

async function pasteImage(view: EditorView, image: File): Promise<void> {
  if (image.size > maxImageBytes) {
    notify({
      title: 'This picture is too large to embed in a text',
      text: `It has ${formatBytes(image.size)}; up to ${formatBytes(maxImageBytes)} fit. The Image Compressor makes it smaller.`,
      tone: 'destructive',
    });
    return;
  }
  const base64 = encodeBase64(new Uint8Array(await image.arrayBuffer()));
  const address = `data:${image.type};base64,${base64}`;
  const { doc } = view.state;
  const label = freeLabel(doc.toString());
  const from = insert(view, `![picture][${label}]`);
  const end = view.state.doc.length;
  const gap = view.state.sliceDoc(end - 1) === '\n' ? '\n' : '\n\n';
  view.dispatch({ changes: { from: end, insert: `${gap}[${label}]: ${address}\n` } });
  // Selects the placeholder, so that the person can type a description.
  view.dispatch({ selection: { anchor: from + 2, head: from + 9 } });
}

function freeLabel(text: string): string {
  let number = 1;
  while (text.includes(`[picture-${number}]:`)) number += 1;
  return `picture-${number}`;
}

/** Returns whether pasted Markdown needs a line of its own, such as headings, lists, tables and several paragraphs. */
function beginsBlock(view: EditorView, markdown: string): boolean {
  const { doc, selection } = view.state;
  const { from } = selection.main;
  const isBlock = markdown.includes('\n') || /^(?:#{1,6} |[-*>|] |\d+\. |```)/.test(markdown);
  return (
    isBlock &&
    doc
      .lineAt(from)
      .text.slice(0, from - doc.lineAt(from).from)
      .trim() !== ''
  );
}

/** Replaces the selection; returns the start of the inserted text. */
function insert(view: EditorView, text: string): number {
  const { from, to } = view.state.selection.main;
  const lines = view.state.toText(text);
  view.dispatch({
    changes: { from, to, insert: lines },
    selection: { anchor: from + lines.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  return from;
}
