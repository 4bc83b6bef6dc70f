import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import type { TextSourceControl } from '#client/tool-kit/texts/text-source.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import { DraftKeeper } from './draft-keeper.tsx';
import { insertBlock } from '../editing/edits.ts';
import { FormatBar } from './format-bar.tsx';
import type { EditorBridge } from './editor-bridge.ts';
import { runToText } from '#client/tool-kit/operations/run-to-text.ts';
import type operation from '../operation.ts';
import { type ChangeState, type EditorState, schema } from '../state.ts';

interface OptionBarProps {
  readonly state: EditorState;
  readonly change: ChangeState;
  readonly bridge: EditorBridge;
  readonly control: TextSourceControl;
}

/** Shows format, view, flavor and the options of document.html. */
export function OptionBar({ state, change, bridge, control }: OptionBarProps) {
  const { source } = control;
  const addContents = async () => {
    const content = source.type === 'file' ? source.file : source.text;
    const contents = await runToText<typeof operation>('markdown-editor', content, { output: 'contents' });
    if (contents === '') notify({ title: 'No headings yet', text: 'A table of contents lists headings.' });
    else bridge.run(insertBlock(contents));
  };
  return (
    <>
      <OptionFields schema={schema} only={['layout']} options={state} change={change} />
      {state.layout !== 'read' && (
        <FormatBar
          onRun={bridge.run}
          onAddContents={
            state.flavour === 'github' ? () => void addContents().catch(reportFailure) : undefined
          }
        />
      )}
      <OptionFields schema={schema} only={['flavour', 'loadsWebImages']} options={state} change={change} />
      <DraftKeeper control={control} />
    </>
  );
}
