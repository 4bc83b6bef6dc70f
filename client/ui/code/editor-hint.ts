import { Compartment } from '@codemirror/state';
import { type EditorView, placeholder } from '@codemirror/view';

/** The placeholder. With the same text again, the editor would configure all of itself for nothing. */
export function createHint(first: string) {
  const compartment = new Compartment();
  let shown = first;
  return {
    extension: compartment.of(placeholder(first)),
    show(text: string, view: EditorView): void {
      if (text === shown) return;
      shown = text;
      view.dispatch({ effects: compartment.reconfigure(placeholder(text)) });
    },
  };
}
