import { Segmented } from '#client/ui/segmented.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import { insertBlock } from '../editing/edits.ts';
import { FormatBar } from './format-bar.tsx';
import type { EditorBridge } from './editor-bridge.ts';
import { runAside } from './markdown-client.ts';
import type { ChangeState, EditorState } from '../state.ts';

interface OptionBarProps {
  readonly state: EditorState;
  readonly change: ChangeState;
  readonly bridge: EditorBridge;
  readonly control: TextSourceControl;
}

const layouts = [
  { value: 'both', label: 'Both' },
  { value: 'write', label: 'Write' },
  { value: 'read', label: 'Read' },
] as const;

const flavours = [
  { value: 'github', label: 'GitHub' },
  { value: 'commonmark', label: 'CommonMark' },
] as const;

/** Formats, view, flavour and what goes into document.html. */
export function OptionBar({ state, change, bridge, control }: OptionBarProps) {
  const { source } = control;
  const addContents = async () => {
    const content = source.type === 'file' ? source.file : source.text;
    const wish = { content, output: 'contents', flavour: 'github' } as const;
    const { content: contents } = await runAside((client) => client.call('convert', wish));
    if (contents === '') notify({ title: 'No headings yet', text: 'A table of contents lists headings.' });
    else bridge.run(insertBlock(contents));
  };
  return (
    <>
      <Segmented
        label="View"
        value={state.layout}
        choices={layouts}
        onChange={(layout) => change({ layout })}
      />
      {state.layout !== 'read' && (
        <FormatBar
          onRun={bridge.run}
          onAddContents={
            state.flavour === 'github' ? () => void addContents().catch(reportFailure) : undefined
          }
        />
      )}
      <Segmented
        label="Flavour"
        value={state.flavour}
        choices={flavours}
        onChange={(flavour) => change({ flavour })}
      />
      <Checkbox
        label="Web pictures in document.html"
        isChecked={state.loadsWebImages}
        onChange={(loadsWebImages) => change({ loadsWebImages })}
      />
      <DraftKeeper control={control} />
    </>
  );
}
