import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { EditorSelection, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import { continueLine, type EditCommand, makeLink, toggleMarkers } from '../editing/edits.ts';
import { pasteSupport } from './paste.ts';

/** The editor's methods for the rest of the tool. Lines are zero-based; a fraction is a position within a line. */
export interface EditorLink {
  run(command: EditCommand): void;
  topLine(): number;
  isAtEnd(): boolean;
  scrollToLine(line: number): void;
  selectLine(line: number): void;
}

interface EditorListener {
  onEditor(link: EditorLink | undefined): void;
  onScroll(): void;
  /** Called when the person starts to use the editor. */
  onLead(): void;
}

const markdownLanguage = new Language(defineLanguageFacet(), parser.configure([GFM]), [], 'markdown');

const colors = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--syntax-key)', fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.monospace, color: 'var(--syntax-string)' },
  { tag: [tags.link, tags.url], color: 'var(--syntax-atom)' },
  { tag: tags.quote, color: 'var(--ink-2)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--syntax-number)' },
  { tag: tags.comment, color: 'var(--syntax-comment)' },
]);

/**
 * Creates the Markdown support for the editor: colors, keys, automatic list continuation, and a link to the preview.
 */
export function createMarkdownExtension(listener: EditorListener): Extension {
  return [
    markdownLanguage.extension,
    syntaxHighlighting(colors),
    pasteSupport,
    EditorView.contentAttributes.of({ spellcheck: 'true' }),
    Prec.high(
      keymap.of([
        { key: 'Mod-b', run: runner(toggleMarkers('**')) },
        { key: 'Mod-i', run: runner(toggleMarkers('*')) },
        { key: 'Mod-e', run: runner(toggleMarkers('`')) },
        { key: 'Mod-k', run: runner(makeLink) },
        { key: 'Enter', run: continueList },
      ]),
    ),
    ViewPlugin.define((view) => watchEditor(view, listener)),
  ];
}

function runner(command: EditCommand): (view: EditorView) => boolean {
  return (view) => {
    runCommand(view, command);
    return true;
  };
}

function runCommand(view: EditorView, command: EditCommand): void {
  const { from, to, insert, selection } = command(view.state.doc, view.state.selection.main);
  view.dispatch({
    changes: { from, to, insert },
    selection: EditorSelection.single(selection.from, selection.to),
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}

function continueList(view: EditorView): boolean {
  const { state } = view;
  const { main, ranges } = state.selection;
  if (!main.empty || ranges.length > 1) return false;
  const line = state.doc.lineAt(main.head);
  const next = continueLine(line.text, main.head - line.from);
  if (!next) return false;
  const change =
    next.type === 'end'
      ? { from: line.from, to: line.from + next.removeTo, insert: '' }
      : { from: main.head, to: main.head, insert: `\n${next.prefix}` };
  view.dispatch({
    changes: change,
    selection: EditorSelection.cursor(change.from + change.insert.length),
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
}

function watchEditor(view: EditorView, { onEditor, onScroll, onLead }: EditorListener) {
  const { scrollDOM, dom } = view;
  const leads = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;
  scrollDOM.addEventListener('scroll', onScroll, { passive: true });
  for (const type of leads) dom.addEventListener(type, onLead, { passive: true });
  onEditor(createEditorLink(view));
  return {
    destroy() {
      scrollDOM.removeEventListener('scroll', onScroll);
      for (const type of leads) dom.removeEventListener(type, onLead);
      onEditor(undefined);
    },
  };
}

function createEditorLink(view: EditorView): EditorLink {
  const { scrollDOM } = view;
  const lineStart = (line: number) => {
    const { doc } = view.state;
    return doc.line(Math.min(Math.max(Math.floor(line) + 1, 1), doc.lines)).from;
  };
  return {
    run: (command) => runCommand(view, command),
    topLine() {
      const height = Math.max(scrollDOM.scrollTop - view.documentPadding.top, 0);
      const block = view.lineBlockAtHeight(height);
      const within = Math.min(Math.max((height - block.top) / Math.max(block.height, 1), 0), 1);
      return view.state.doc.lineAt(block.from).number - 1 + within;
    },
    isAtEnd: () => scrollDOM.scrollTop > 0 && distanceToEnd(scrollDOM) < 4,
    scrollToLine(line) {
      const block = view.lineBlockAt(lineStart(line));
      scrollDOM.scrollTop = view.documentPadding.top + block.top + (line - Math.floor(line)) * block.height;
    },
    selectLine(line) {
      view.dispatch({
        selection: EditorSelection.cursor(lineStart(line)),
        effects: EditorView.scrollIntoView(lineStart(line), { y: 'center' }),
      });
      view.focus();
    },
  };
}

function distanceToEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight;
}
