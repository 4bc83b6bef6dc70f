import { Menu } from '#client/ui/menu.tsx';
import { IconButton } from '#client/ui/button.tsx';
import {
  type EditCommand,
  insertBlock,
  makeCodeBlock,
  makeLink,
  toggleHeading,
  toggleLines,
  toggleMarkers,
} from '../editing/edits.ts';

interface FormatBarProps {
  readonly onRun: (command: EditCommand) => void;
  /** Undefined if headings have no ids to link to. */
  readonly onAddContents: (() => void) | undefined;
}

const table = '| Column | Column |\n| ------ | ------ |\n| Cell   | Cell   |';

const buttons = [
  { icon: 'bold', label: 'Bold (Ctrl+B)', command: toggleMarkers('**') },
  { icon: 'italic', label: 'Italic (Ctrl+I)', command: toggleMarkers('*') },
  { icon: 'strikethrough', label: 'Strikethrough', command: toggleMarkers('~~') },
  { icon: 'code', label: 'Inline code (Ctrl+E)', command: toggleMarkers('`') },
  { icon: 'link', label: 'Link (Ctrl+K)', command: makeLink },
  { icon: 'list', label: 'List', command: toggleLines('bullets') },
  { icon: 'list-ordered', label: 'Numbered list', command: toggleLines('numbers') },
  { icon: 'list-todo', label: 'Task list', command: toggleLines('tasks') },
  { icon: 'text-quote', label: 'Quote', command: toggleLines('quote') },
  { icon: 'square-code', label: 'Code block', command: makeCodeBlock },
  { icon: 'table', label: 'Table', command: insertBlock(table, 'Column') },
  { icon: 'minus', label: 'Rule', command: insertBlock('---') },
] as const;

/** The buttons that insert markup. */
export function FormatBar({ onRun, onAddContents }: FormatBarProps) {
  return (
    <div
      role="group"
      aria-label="Format"
      className="flex flex-wrap items-center gap-0.5 [&_.menu]:[inset-inline:0_auto]!"
    >
      <Menu icon="heading" tone="plain" isSmall label={<span className="visually-hidden">Heading</span>}>
        {(close) =>
          [1, 2, 3, 4, 5, 6].map((level) => (
            <button
              key={level}
              type="button"
              className="menu-item"
              onClick={() => {
                close();
                onRun(toggleHeading(level));
              }}
            >
              Heading {level}
            </button>
          ))
        }
      </Menu>
      {buttons.map(({ icon, label, command }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          tone="plain"
          isSmall
          onClick={() => onRun(command)}
        />
      ))}
      {onAddContents && (
        <IconButton
          icon="table-of-contents"
          label="Table of contents"
          tone="plain"
          isSmall
          onClick={onAddContents}
        />
      )}
    </div>
  );
}
