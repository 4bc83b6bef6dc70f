import type { EditCommand } from '../editing/edits.ts';
import type { EditorLink } from './editor-extension.ts';

/** Connects the editor, which is loaded late, with toolbar and preview. */
export interface EditorBridge {
  /** Returns the editor once it is loaded. */
  readonly link: () => EditorLink | undefined;
  /** Runs an edit now, or as soon as the editor is loaded. */
  readonly run: (command: EditCommand) => void;
  /** For the preview: called when the editor scrolls, and when the person uses it. */
  listen(listener: { readonly onScroll: () => void; readonly onLead: () => void }): () => void;
  readonly loadExtension: () => Promise<ReturnType<CreateExtension>>;
}

type CreateExtension = (typeof import('./editor-extension.ts'))['createMarkdownExtension'];

/** Creates the bridge; `wantEditor` loads the editor. */
export function createEditorBridge(wantEditor: () => void): EditorBridge {
  let link: EditorLink | undefined;
  let pending: EditCommand | undefined;
  let listener: { readonly onScroll: () => void; readonly onLead: () => void } | undefined;

  function onEditor(next: EditorLink | undefined): void {
    link = next;
    const command = pending;
    if (!next || !command) return;
    pending = undefined;
    // The editor accepts changes only after its creation is complete.
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
