import { Segmented } from '#client/ui/segmented.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { FormatBar } from './format-bar.tsx';
import type { EditorBridge } from './editor-bridge.tsx';
import type { ChangeState, EditorState } from './state.ts';

interface OptionBarProps {
  readonly state: EditorState;
  readonly change: ChangeState;
  readonly bridge: EditorBridge;
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
export function OptionBar({ state, change, bridge }: OptionBarProps) {
  return (
    <>
      {state.layout !== 'read' && <FormatBar onRun={bridge.run} />}
      <Segmented
        label="View"
        value={state.layout}
        choices={layouts}
        onChange={(layout) => change({ layout })}
      />
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
    </>
  );
}
