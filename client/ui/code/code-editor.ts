import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { type Diagnostic, diagnosticCount, lintGutter, setDiagnostics } from '@codemirror/lint';
import { openSearchPanel, searchKeymap } from '@codemirror/search';
import { Annotation, EditorSelection, EditorState, type Extension, Transaction } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { CodeLanguage } from './code-language.ts';
import type { CodeHighlight, CodeMark } from './code-marks.ts';
import { highlightEffect, highlightSupport } from './code-highlights.ts';
import { codeLook } from './code-look.ts';
import { maxEditorBytes } from './editor-limit.ts';
import { createHint } from './editor-hint.ts';
import { findBar } from './find-bar.ts';
import { withLineEnds } from './plain-box.ts';
import { markRunSupport } from './code-mark-runs.ts';
import { pageStays } from './page-stays.ts';

export interface CodeEditor {
  setText(text: string): void;
  setPlaceholder(text: string): void;
  setMarks(marks: readonly CodeMark[]): void;
  setHighlights(highlights: readonly CodeHighlight[]): void;
  select(from: number, to: number): void;
  /** Takes over the selection of the box, without moving the page. */
  takeSelection(from: number, to: number): void;
  /** Opens the find bar. */
  find(): void;
  focus(): void;
  destroy(): void;
}

/** A tool's additions to the editor: keys, colors, listeners. */
export type EditorExtension = Extension;

/** React gives back far fewer texts at once. */
const maxEchoes = 50;

interface CodeEditorOptions {
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly language: CodeLanguage;
  readonly isReadOnly: boolean;
  readonly onChange: (text: string) => void;
  readonly onSelect: (from: number, to: number) => void;
  readonly extensions: readonly EditorExtension[];
}

/** Marks a change from outside, which must not be reported back. */
const fromOutside = Annotation.define<boolean>();

/** Puts a code editor into `host`, inside a shadow root: the only place where its styles pass the page's policy. */
export function createCodeEditor(host: HTMLElement, options: CodeEditorOptions): CodeEditor {
  // Texts that were reported and have not come back yet: an echo may come when more was typed meanwhile, and must not undo it.
  let reported = [options.text];
  const report = (text: string) => {
    reported = [...reported.slice(-maxEchoes), text];
    options.onChange(text);
  };
  let isHighlighted = false;
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  const container = document.createElement('div');
  container.style.height = '100%';
  root.replaceChildren(container);
  const hint = createHint(options.placeholder);
  const view = new EditorView({
    parent: container,
    root,
    // A text that became too large is reported and not drawn: the listener shows it in another way.
    dispatchTransactions(transactions, { state }) {
      const last = transactions.at(-1);
      const isOwn = !transactions.some((transaction) => transaction.annotation(fromOutside));
      if (last && isOwn && last.newDoc.length > Math.max(maxEditorBytes, state.doc.length)) {
        options.onChange(last.newDoc.toString());
      } else view.update(transactions);
    },
    state: EditorState.create({
      extensions: [extensionsFor({ ...options, onChange: report }), hint.extension],
    }),
  });
  // CodeMirror 6.43 draws the gap in a long line that it begins with as if nothing wrapped, takes the height that it
  // measures for the whole line's, and lays out all of it: half a second for 700 kB. A line that comes later is right.
  view.dispatch({
    changes: { from: 0, insert: options.text },
    annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
  });

  return {
    setText(text) {
      const echo = reported.lastIndexOf(text);
      reported = echo < 0 ? [] : reported.slice(echo + 1);
      if (echo >= 0 || text === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        // If all was selected, do not select all of the next text: a key would replace it.
        selection: { anchor: Math.min(view.state.selection.main.head, text.length) },
        annotations: fromOutside.of(true),
      });
    },
    setPlaceholder: (text) => {
      hint.show(text, view);
    },
    setMarks: (marks) => {
      // The first marks make the editor reconfigure itself.
      if (marks.length === 0 && diagnosticCount(view.state) === 0) return;
      view.dispatch(setDiagnostics(view.state, toDiagnostics(marks, view.state.doc.length)));
    },
    setHighlights: (highlights) => {
      if (highlights.length === 0 && !isHighlighted) return;
      isHighlighted = highlights.length > 0;
      view.dispatch({ effects: highlightEffect(highlights, view.state.doc.length) });
    },
    takeSelection(from, to) {
      view.dispatch({
        selection: { anchor: from, head: to },
        scrollIntoView: true,
        userEvent: 'input.paste',
      });
    },
    select(from, to) {
      const end = view.state.doc.length;
      const selection = EditorSelection.single(Math.min(from, end), Math.min(to, end));
      view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.main, { y: 'center' }) });
    },
    find: () => {
      openSearchPanel(view);
    },
    focus: () => {
      view.focus();
    },
    destroy: () => {
      view.destroy();
    },
  };
}

function extensionsFor(options: CodeEditorOptions): Extension[] {
  const { label, language, isReadOnly, onChange, onSelect } = options;
  return [
    options.extensions,
    // All line ends stay in the text, so that positions in the text are positions in the editor.
    EditorState.lineSeparator.of('\n'),
    EditorView.clipboardInputFilter.of(filterPasted),
    // A newline at the end begins no line of text.
    lineNumbers({
      formatNumber: (number, { doc }) =>
        number > 1 && number === doc.lines && doc.line(number).length === 0 ? '' : String(number),
    }),
    history(),
    drawSelection(),
    bracketMatching(),
    language === 'columns' ? [] : EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    // Tab moves on to the next control, as WCAG 2.1.2 wants; Ctrl+Enter runs the tool.
    keymap.of([
      ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
      ...historyKeymap,
      ...searchKeymap,
      ...foldKeymap,
    ]),
    codeLook,
    highlightSupport,
    markRunSupport,
    findBar,
    pageStays,
    language === 'json' ? [json(), codeFolding(), foldGutter()] : [],
    isReadOnly ? [EditorState.readOnly.of(true)] : [highlightActiveLine(), lintGutter()],
    EditorView.updateListener.of((update) => {
      const isOwn = !update.transactions.some((transaction) => transaction.annotation(fromOutside));
      if (update.docChanged && isOwn) onChange(update.state.doc.toString());
      const { from, to } = update.state.selection.main;
      if (update.selectionSet || update.docChanged) onSelect(from, to);
    }),
  ];
}

/** Keeps the line ends of a text that replaces all, as the button "Paste" does. */
function filterPasted(text: string, { doc, selection }: EditorState): string {
  const { from, to } = selection.main;
  if (to - from === doc.length) return text;
  return withLineEnds(text, doc.lines > 1 ? `${doc.line(1).text}\n` : '');
}

function toDiagnostics(marks: readonly CodeMark[], end: number): Diagnostic[] {
  return marks
    .filter((mark) => mark.from <= end)
    .map(({ from, to, message, severity }) => ({
      from,
      to: Math.min(Math.max(to, from), end),
      message,
      severity,
    }));
}
