import { type Extension, type SelectionRange, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const scrollMarginPx = 8;

/** True from a paste until the next key or jump. */
const isPasted = StateField.define<boolean>({
  create: () => false,
  update: (value, transaction) =>
    transaction.docChanged || transaction.selection ? transaction.isUserEvent('input.paste') : value,
});

/** A paste never scrolls the page: only the editor scrolls to its end. */
export const pageStays: Extension = [
  isPasted,
  EditorView.scrollHandler.of((view, range) => view.state.field(isPasted) && scrollWithin(view, range)),
];

function scrollWithin(view: EditorView, { head }: SelectionRange): boolean {
  const { scrollDOM } = view;
  view.requestMeasure({
    read: () => view.lineBlockAt(Math.min(head, view.state.doc.length)),
    write: ({ top, bottom }) => {
      const end = bottom + scrollMarginPx - scrollDOM.clientHeight;
      if (scrollDOM.scrollTop < end) scrollDOM.scrollTop = end;
      else if (scrollDOM.scrollTop > top) scrollDOM.scrollTop = top;
    },
  });
  return true;
}
