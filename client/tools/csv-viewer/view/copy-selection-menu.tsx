import { reportFailure } from '#client/ui/copy-button.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import type { CopyFormat } from '../exporting/copy-selection.ts';
import type { CellPlace } from '../grid/grid-keys.ts';

interface CopySelectionProps {
  readonly selection: { readonly anchor: CellPlace; readonly active: CellPlace };
  readonly onCopy: (format: CopyFormat) => Promise<void>;
}

const formats: readonly { readonly format: CopyFormat; readonly label: string }[] = [
  { format: 'tsv', label: 'For spreadsheets (Ctrl+C)' },
  { format: 'csv', label: 'As CSV' },
  { format: 'markdown', label: 'As Markdown' },
  { format: 'json', label: 'As JSON' },
];

/** A menu that copies the selected cells in one of several formats; hidden for a single cell. */
export function CopySelection({ selection: { anchor, active }, onCopy }: CopySelectionProps) {
  const rows = Math.abs(anchor.row - active.row) + 1;
  const columns = Math.abs(anchor.column - active.column) + 1;
  if (rows * columns === 1) return null;
  return (
    <Menu label={`Copy ${formatCount(rows * columns, 'cell')}`} icon="copy" tone="plain" isSmall>
      {(close) =>
        formats.map(({ format, label }) => (
          <button
            key={format}
            type="button"
            className="menu-item"
            onClick={() => {
              onCopy(format).catch(reportFailure);
              close();
            }}
          >
            {label}
          </button>
        ))
      }
    </Menu>
  );
}
