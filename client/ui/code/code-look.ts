import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlighting = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--syntax-key)' },
  { tag: tags.string, color: 'var(--syntax-string)' },
  { tag: tags.number, color: 'var(--syntax-number)' },
  { tag: [tags.bool, tags.null, tags.atom, tags.keyword], color: 'var(--syntax-atom)' },
  { tag: [tags.tagName, tags.attributeName, tags.className], color: 'var(--syntax-key)' },
  { tag: tags.comment, color: 'var(--syntax-comment)', fontStyle: 'italic' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  // Above the active line, which would color an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0.5px',
    border: '2.5px solid var(--focus)',
    // That of the card, because it may be in its corner.
    borderRadius: 'calc(var(--r-l) - 1px)',
    pointerEvents: 'none',
  },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { padding: '0.65rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.9rem 0 0.5rem' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.25rem 0 0.9rem', minWidth: '2rem' },
  '.cm-foldGutter': { minWidth: '14px' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--surface-2) 60%, transparent)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 30%, transparent) !important',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft) !important',
    outline: '1px solid var(--accent)',
  },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--surface-2)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    fontFamily: 'var(--font)',
  },
  '.cm-textfield, .cm-button': {
    background: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '0.2rem 0.5rem',
    fontSize: '0.875rem',
  },
  '.cm-panel.cm-search label': { fontSize: '0.8125rem' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 35%, transparent)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--surface-2)', border: '0', color: 'var(--ink-2)' },
});

/** Colors, sizes and type of the editor, from the theme's tokens. */
export const codeLook: Extension = [syntaxHighlighting(highlighting), theme];
