import { IconButton } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import type { PageCommands } from '../arranging/page-commands.ts';
import type { ChangeOptions, MergerOptions } from '../state.ts';

interface PageToolbarProps {
  readonly commands: PageCommands;
  readonly pageCount: number;
  readonly selectedCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly size: MergerOptions['thumbnailSize'];
  readonly change: ChangeOptions;
}

/** The buttons for the selected pages; each shows its keyboard shortcut. */
export function PageToolbar(props: PageToolbarProps) {
  const { commands, pageCount, selectedCount, canUndo, canRedo, size, change } = props;
  const isNothingChosen = selectedCount === 0;
  const actions = [
    { icon: 'rotate-ccw', label: 'Rotate left (Shift+R)', run: commands.rotateLeft },
    { icon: 'rotate-cw', label: 'Rotate right (R)', run: commands.rotateRight },
    { icon: 'arrow-left', label: 'Move back (Alt+←)', run: commands.moveBack },
    { icon: 'arrow-right', label: 'Move forward (Alt+→)', run: commands.moveForward },
    { icon: 'copy-plus', label: 'Duplicate (D)', run: commands.duplicate },
    { icon: 'file-plus', label: 'Insert a blank page after (B)', run: commands.insertBlank },
    { icon: 'trash-2', label: 'Delete (Del)', run: commands.remove },
  ];
  return (
    <div
      role="toolbar"
      aria-label="Pages"
      className="border-line bg-surface flex flex-wrap items-center gap-1 border-b p-2"
    >
      <IconButton
        icon="undo-2"
        label="Undo (Ctrl+Z)"
        tone="plain"
        disabled={!canUndo}
        onClick={commands.undo}
      />
      <IconButton
        icon="redo-2"
        label="Redo (Ctrl+Shift+Z)"
        tone="plain"
        disabled={!canRedo}
        onClick={commands.redo}
      />
      <span className="bg-line mx-1 h-6 w-px" aria-hidden="true" />
      {actions.map(({ icon, label, run }) => (
        <IconButton
          key={icon}
          icon={icon}
          label={label}
          tone="plain"
          disabled={isNothingChosen}
          onClick={run}
        />
      ))}
      <IconButton
        icon="check-check"
        label="Choose all (Ctrl+A)"
        tone="plain"
        disabled={pageCount === 0}
        onClick={commands.selectAll}
      />
      <div className="ms-auto">
        <Segmented
          label="Size of the pages shown"
          value={size}
          choices={[
            { value: 'small', label: 'S' },
            { value: 'medium', label: 'M' },
            { value: 'large', label: 'L' },
          ]}
          onChange={(thumbnailSize) => change({ thumbnailSize })}
        />
      </div>
    </div>
  );
}
