import { Fragment, type KeyboardEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { readOwn } from '#core/collections/read-own.ts';
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

interface Action {
  readonly icon: string;
  readonly label: string;
  readonly run: () => void;
  readonly isOff: boolean;
  /** Shown beside the icon where there is room. */
  readonly word?: string;
}

function actionsOf({ commands, pageCount, selectedCount, canUndo, canRedo }: PageToolbarProps): Action[] {
  const isOff = selectedCount === 0;
  return [
    { icon: 'undo-2', label: 'Undo (Ctrl+Z)', run: commands.undo, isOff: !canUndo },
    { icon: 'redo-2', label: 'Redo (Ctrl+Shift+Z)', run: commands.redo, isOff: !canRedo },
    { icon: 'rotate-ccw', label: 'Rotate left (Shift+R)', run: commands.rotateLeft, isOff },
    { icon: 'rotate-cw', label: 'Rotate right (R)', run: commands.rotateRight, isOff, word: 'Rotate' },
    { icon: 'arrow-left', label: 'Move back (Alt+←)', run: commands.moveBack, isOff },
    { icon: 'arrow-right', label: 'Move forward (Alt+→)', run: commands.moveForward, isOff },
    { icon: 'copy-plus', label: 'Duplicate (D)', run: commands.duplicate, isOff },
    { icon: 'file-plus', label: 'Insert a blank page after (B)', run: commands.insertBlank, isOff },
    { icon: 'trash-2', label: 'Delete (Del)', run: commands.remove, isOff, word: 'Delete' },
    { icon: 'check-check', label: 'Select all (Ctrl+A)', run: commands.selectAll, isOff: pageCount === 0 },
  ];
}

/** The buttons for the selected pages; each shows its keyboard shortcut. */
export function PageToolbar(props: PageToolbarProps) {
  const { size, change } = props;
  return (
    <div className="border-line bg-surface flex flex-wrap items-center gap-1 border-b p-2">
      <ActionButtons actions={actionsOf(props)} />
      <div className="ms-auto">
        <Segmented
          label="Thumbnail size"
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

/** One stop of the Tab key: the arrow keys lead from button to button. */
function ActionButtons({ actions }: { readonly actions: readonly Action[] }) {
  const [last, setLast] = useState('');
  const open = actions.filter(({ isOff }) => !isOff);
  const stop = open.find(({ icon }) => icon === last) ?? open[0];
  return (
    <div
      role="toolbar"
      aria-label="Pages"
      // On a phone the buttons share their rows with the thumbnail size.
      className="flex flex-wrap items-center gap-1 max-md:contents"
      onKeyDown={moveFocus}
    >
      {actions.map(({ icon, label, run, isOff, word }) => (
        <Fragment key={icon}>
          <Button
            icon={icon}
            aria-label={label}
            title={label}
            className={word ? 'max-xl:w-10 max-xl:p-0' : 'button-icon'}
            tone="plain"
            disabled={isOff}
            tabIndex={icon === stop?.icon ? 0 : -1}
            onFocus={() => setLast(icon)}
            onClick={run}
          >
            {word && <span className="max-xl:hidden">{word}</span>}
          </Button>
          {icon === 'redo-2' && <span className="bg-line mx-1 h-6 w-px" aria-hidden="true" />}
        </Fragment>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const { length } = buttons;
  const next = {
    ArrowRight: (at + 1) % length,
    ArrowLeft: (at - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  const to = readOwn(next, event.key);
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
