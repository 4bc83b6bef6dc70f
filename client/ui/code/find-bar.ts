import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  search,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, type Panel, runScopeHandlers } from '@codemirror/view';
import { writeNumber } from '#core/numbers/write-number.ts';

/** Counting goes no further: it would be felt in large texts. */
const mostCounted = 10_000;
const countDelayMs = 80;

/** The editor's find bar: the text to find, the number of matches, next, previous, match case. */
export const findBar: Extension = [
  search({ top: true, createPanel }),
  EditorView.theme({
    '.cm-find': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.35rem',
      padding: '0.35rem 0.6rem',
    },
    '.cm-find input[type=text]': { flex: '1 1 8rem', minWidth: '0', minHeight: '32px' },
    '.cm-find .cm-button': { minWidth: '32px', minHeight: '32px', cursor: 'pointer' },
    '.cm-find :focus-visible': { outline: '2.5px solid var(--focus)', outlineOffset: '1px' },
    '.cm-find label': { display: 'inline-flex', alignItems: 'center', gap: '0.3rem', fontSize: '0.8125rem' },
    '.cm-find output': { minWidth: '5.5rem', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  }),
];

function createPanel(view: EditorView): Panel {
  const start = getSearchQuery(view.state);
  const box = element('input', {
    type: 'text',
    className: 'cm-textfield',
    value: start.search,
    autocomplete: 'off',
  });
  box.spellcheck = false;
  box.setAttribute('aria-label', 'Find');
  box.setAttribute('placeholder', 'Find');
  box.setAttribute('main-field', 'true');
  const caseBox = element('input', { type: 'checkbox', checked: start.caseSensitive });
  const caseLabel = element('label', {});
  caseLabel.append(caseBox, 'Match case');
  const found = element('output', {});
  const look = () => {
    const query = new SearchQuery({ search: box.value, caseSensitive: caseBox.checked, literal: true });
    view.dispatch({ effects: setSearchQuery.of(query) });
    if (query.valid) showFirst(view, query);
    count();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const count = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      found.textContent = describeMatches(view);
    }, countDelayMs);
  };
  box.addEventListener('input', look);
  caseBox.addEventListener('change', look);
  const dom = element('div', { className: 'cm-find' });
  dom.setAttribute('role', 'search');
  dom.append(
    box,
    found,
    button('↑', 'Previous match', () => findPrevious(view)),
    button('↓', 'Next match', () => findNext(view)),
    caseLabel,
    button('✕', 'Close', () => closeAndReturn(view)),
  );
  dom.addEventListener('keydown', (event) => {
    if (runScopeHandlers(view, event, 'search-panel')) event.preventDefault();
    else if (event.key === 'Enter' && event.target === box) {
      event.preventDefault();
      (event.shiftKey ? findPrevious : findNext)(view);
    }
  });
  count();
  return {
    dom,
    top: true,
    mount: () => {
      box.select();
    },
    update: ({ docChanged, selectionSet }) => {
      if (docChanged || selectionSet) count();
    },
    destroy: () => {
      clearTimeout(timer);
    },
  };
}

/**
 * Selects the first match from the selection on; `findNext` would also select the text typed into the bar.
 */
function showFirst(view: EditorView, query: SearchQuery): void {
  const { state } = view;
  const ahead = query.getCursor(state, state.selection.main.from).next();
  const match = ahead.done ? query.getCursor(state).next() : ahead;
  if (match.done) return;
  const { from, to } = match.value;
  view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from) });
}

/** How many places there are, and which of them is selected. */
function describeMatches({ state }: EditorView): string {
  const query = getSearchQuery(state);
  if (!query.valid) return '';
  const { from, to } = state.selection.main;
  let total = 0;
  let chosen = 0;
  const cursor = query.getCursor(state);
  for (let next = cursor.next(); !next.done && total < mostCounted; next = cursor.next()) {
    total += 1;
    if (next.value.from === from && next.value.to === to) chosen = total;
  }
  if (total === 0) return 'Not found';
  const all = `${writeNumber(total)}${total === mostCounted ? '+' : ''}`;
  return chosen > 0 ? `${writeNumber(chosen)} of ${all}` : `${all} found`;
}

function closeAndReturn(view: EditorView): void {
  closeSearchPanel(view);
  view.focus();
}

function button(text: string, label: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button', className: 'cm-button', textContent: text, title: label });
  made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), values);
}
