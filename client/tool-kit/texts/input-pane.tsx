import { type ReactNode, type Ref, Suspense, useCallback, useRef } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { readClipboardText } from '#client/lib/sharing/clipboard.ts';
import { CodeArea, type CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import type { CodeLanguage } from '#client/ui/code/code-language.ts';
import type { EditorExtension } from '#client/ui/code/code-editor.ts';
import type { CodeHighlight, CodeMark } from '#client/ui/code/code-marks.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { Pane, ToolbarButton } from './text-panes.tsx';
import type { TextSourceControl } from './text-source.ts';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';

// Needed only for texts too long for the editor, so it is not in a page's first load.
const FileSource = lazyPart(() => import('./file-source.tsx').then((part) => ({ default: part.FileSource })));

// Most texts have no such notes.
const SourceNotes = lazyPart(() =>
  import('./source-notes.tsx').then((part) => ({ default: part.SourceNotes })),
);

// Its tools are few.
const LineEnds = lazyPart(() => import('./line-ends.tsx').then((part) => ({ default: part.LineEnds })));

interface InputPaneProps {
  readonly control: TextSourceControl;
  readonly title?: string;
  readonly placeholder?: string;
  readonly language?: CodeLanguage;
  /** An example text. */
  readonly sample?: string;
  /** The label of its button that clears it. */
  readonly clearLabel?: string | undefined;
  /** What the button pastes: the clipboard's plain text by default. */
  readonly readClipboard?: ((clipboard: Clipboard) => Promise<string>) | undefined;
  /** For the file picker, like the `accept` attribute. */
  readonly accept?: string;
  readonly marks?: readonly CodeMark[];
  /** Places to color, such as matches. */
  readonly highlights?: readonly CodeHighlight[];
  /** Called with the selection whenever it changes, as UTF-16 offsets. */
  readonly onSelect?: (from: number, to: number) => void;
  /** The editor's additional features, loaded together with it. */
  readonly loadExtension?: () => Promise<EditorExtension>;
  readonly areaRef?: Ref<CodeAreaHandle>;
  /** Shows how lines end and lets people change it, for tools to which it matters. */
  readonly showsLineEnds?: boolean;
  /** Further buttons of the pane's toolbar. */
  readonly toolbar?: ReactNode;
  /** Takes several files at once; without it the first is opened. */
  readonly onManyFiles?: (files: File[]) => void;
  /** There is another input beside it: each accepts only files dropped on it. */
  readonly isOneOfTwo?: boolean;
}

/** The input of a text tool: type, paste, drop or open a file of any size. */
export function InputPane(props: InputPaneProps) {
  const { control, title = 'Input', placeholder = '', language, marks, areaRef, sample } = props;
  const { highlights, onSelect, loadExtension, onManyFiles, isOneOfTwo } = props;
  const paneRef = useRef<HTMLDivElement>(null);
  const { source, setText, openFile } = control;
  const hasName = source.type === 'text' && source.fileName !== undefined;
  const takeFiles = useCallback(
    (files: File[]) => {
      if (onManyFiles && files.length > 1) onManyFiles(files);
      else if (files[0]) openFile(files[0]).catch(reportFailure);
    },
    [openFile, onManyFiles],
  );
  useDroppedFiles(takeFiles, isOneOfTwo === true ? paneRef : undefined);
  return (
    <Pane title={title} canFind={!control.isEmpty} toolbar={<InputToolbar {...props} onFiles={takeFiles} />}>
      <div ref={paneRef} className="relative flex h-full flex-col" data-takes-drop={isOneOfTwo}>
        <div className="relative min-h-0 flex-1">
          {source.type === 'file' ? (
            <Suspense>
              <FileSource key={source.file.name} label={title} source={source} />
            </Suspense>
          ) : (
            <CodeArea
              label={title}
              value={source.text}
              onChange={setText}
              placeholder={placeholder}
              example={sample}
              {...{ language, marks, highlights, onSelect, loadExtension }}
              ref={areaRef}
            />
          )}
        </div>
        <Suspense>{(source.reading !== undefined || hasName) && <SourceNotes control={control} />}</Suspense>
      </div>
    </Pane>
  );
}

function InputToolbar(props: InputPaneProps & { readonly onFiles: (files: File[]) => void }) {
  const { control, sample, accept, toolbar, clearLabel = 'Clear', readClipboard, onFiles } = props;
  const { isEmpty, replace } = control;
  return (
    <>
      {props.showsLineEnds && !isEmpty && (
        <Suspense>
          <LineEnds control={control} />
        </Suspense>
      )}
      {toolbar}
      <ToolbarButton
        icon="clipboard-paste"
        label="Paste"
        onClick={() => {
          readClipboardText(readClipboard).then(replace, reportFailure);
        }}
      />
      <FileInputButton
        icon="folder-open"
        tone="plain"
        isSmall
        onFiles={onFiles}
        isMultiple={props.onManyFiles !== undefined}
        {...(accept ? { accept } : {})}
      >
        <span className="pane-toolbar-label">Open file</span>
      </FileInputButton>
      {sample !== undefined && (
        <ToolbarButton icon="wand-sparkles" label="Sample" onClick={() => replace(sample)} />
      )}
      {/* A disabled button would lose the focus. */}
      <ToolbarButton icon="x" label={clearLabel} aria-disabled={isEmpty} onClick={() => replace('')} />
    </>
  );
}
