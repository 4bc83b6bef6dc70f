import { type EditorState, type Extension, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { formatCount } from '#core/numbers/number-format.ts';
import { findMarkRuns } from './mark-runs.ts';

/** Takes the place of combining marks that are not drawn. */
class HiddenMarks extends WidgetType {
  readonly #count: number;

  constructor(count: number) {
    super();
    this.#count = count;
  }

  override eq(other: HiddenMarks): boolean {
    return other.#count === this.#count;
  }

  toDOM(): HTMLElement {
    const note = document.createElement('span');
    note.className = 'cm-hub-hidden-marks';
    note.textContent = `+${formatCount(this.#count, 'mark')}`;
    note.title = 'So many combining marks on one letter are not drawn. They are still in the text.';
    return note;
  }
}

const field = StateField.define<DecorationSet>({
  create: ({ doc }) => Decoration.set(hide(doc, 0, doc.length)),
  update(hidden, { docChanged, changes, newDoc }) {
    if (!docChanged) return hidden;
    let next = hidden.map(changes);
    changes.iterChangedRanges((_fromOld, _toOld, fromNew, toNew) => {
      const from = newDoc.lineAt(fromNew).from;
      const to = newDoc.lineAt(toNew).to;
      next = next.update({
        filterFrom: from,
        filterTo: to,
        filter: () => false,
        add: hide(newDoc, from, to),
      });
    });
    return next;
  },
  provide: (self) => [
    EditorView.decorations.from(self),
    EditorView.atomicRanges.of(({ state }: { state: EditorState }) => state.field(self)),
  ],
});

const theme = EditorView.theme({
  '.cm-hub-hidden-marks': {
    color: 'var(--ink-2)',
    backgroundColor: 'var(--surface-2)',
    borderRadius: '4px',
    padding: '0 0.3rem',
    margin: '0 0.2rem',
  },
});

/** Hides combining marks where there are so many on one letter that drawing them would hang the page. */
export const markRunSupport: Extension = [field, theme];

function hide(doc: Text, from: number, to: number) {
  const text = doc.sliceString(from, to, '\n');
  return findMarkRuns(text).map(({ start, end, count }) =>
    Decoration.replace({ widget: new HiddenMarks(count) }).range(from + start, from + end),
  );
}
