import type { EditCommand } from '../editing/edits.ts';
import type { EditorLink } from './editor-extension.ts';

/** Brings the editor, which is loaded late, together with toolbar and preview. */
export interface EditorBridge {
  /** The editor, once it is there. */
  readonly link: () => EditorLink | undefined;
  /** Runs an edit now, or as soon as the editor is there. */
  readonly run: (command: EditCommand) => void;
  /** For the preview: told of scrolling, and that the person uses the editor. */
  listen(listener: { readonly onScroll: () => void; readonly onLead: () => void }): () => void;
  readonly loadExtension: () => Promise<ReturnType<CreateExtension>>;
}

type CreateExtension = (typeof import('./editor-extension.ts'))['createMarkdownExtension'];

/** `wantEditor` makes the editor load. */
export function createEditorBridge(wantEditor: () => void): EditorBridge {
  let link: EditorLink | undefined;
  let pending: EditCommand | undefined;
  let listener: { readonly onScroll: () => void; readonly onLead: () => void } | undefined;

  function onEditor(next: EditorLink | undefined): void {
    link = next;
    const command = pending;
    if (!next || !command) return;
    pending = undefined;
    // The editor is being made: it takes changes only when it stands.
    setTimeout(() => next.run(command));
  }

  return {
    link: () => link,
    run(command) {
      if (link) link.run(command);
      else {
        pending = command;
        wantEditor();
      }
    },
    listen(next) {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
    loadExtension: async () => {
      const { createMarkdownExtension } = await import('./editor-extension.ts');
      return createMarkdownExtension({
        onEditor,
        onScroll: () => listener?.onScroll(),
        onLead: () => listener?.onLead(),
      });
    },
  };
}
