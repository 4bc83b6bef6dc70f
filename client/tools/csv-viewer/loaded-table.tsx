import { useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/inputs.tsx';
import { unarranged } from './unarranged.ts';
import { ArrangementBar } from './arrangement-bar.tsx';
import { ColumnPanel } from './column-panel.tsx';
import type { TableInfo } from './table-info.ts';
import { ExportBar } from './export-bar.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { clampWidth, columnWidth } from './grid-geometry.ts';
import type { CellPlace } from './grid-keys.ts';
import type { ChangeState, CsvState } from './state.ts';
import { TableGrid } from './table-grid.tsx';
import { TableSizes } from './table-sizes.tsx';
import type { ArrangedTable, CsvTable } from './use-csv-table.tsx';

interface LoadedTableProps {
  readonly table: CsvTable;
  readonly info: TableInfo;
  /** The file's name; undefined for a pasted table. */
  readonly name: string | undefined;
  readonly state: CsvState;
  readonly change: ChangeState;
}

/** Rows of the first view; all of them on request. */
const firstRows = 50;

/** An opened table: its size, its faults, the grid, and what can be done with it. */
export function LoadedTable(props: LoadedTableProps) {
  const { table, info, state } = props;
  const { arranging, arrange } = table;
  const [isWhole, setIsWhole] = useState(false);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const goTo = (row: number) => {
    arrange(unarranged);
    setIsWhole(true);
    setActive({ row, column: 0 });
  };
  return (
    <>
      <TableSizes rows={info.rowCount} columns={info.columns.length} />
      <FaultNotice
        info={info}
        hasHeader={state.hasHeader}
        onShow={goTo}
        onUnevenOnly={() => arrange({ isUnevenOnly: true })}
      />
      <ArrangementBar table={table} info={info} />
      {arranging.status === 'running' && arranging.progress && (
        <RunProgress label="Arranging" progress={arranging.progress} onCancel={table.cancelArranging} />
      )}
      <RunError error={arranging.error} />
      {arranging.output && (
        <ArrangedPart
          {...props}
          arranged={arranging.output}
          isWhole={isWhole}
          onWhole={() => setIsWhole(true)}
          active={active}
          onActive={setActive}
          onFind={goTo}
        />
      )}
    </>
  );
}

interface ArrangedPartProps extends LoadedTableProps {
  readonly arranged: ArrangedTable;
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  readonly active: CellPlace;
  readonly onActive: (cell: CellPlace) => void;
  /** Shows a row of the file among all the others. */
  readonly onFind: (row: number) => void;
}

function ArrangedPart(props: ArrangedPartProps) {
  const { table, info, name, state, change, arranged, isWhole, onWhole, active, onActive, onFind } = props;
  const { client, arranging, arrangement, arrange } = table;
  const [widths, setWidths] = useState<readonly number[]>(() => info.widths.map(columnWidth));
  const [columns, setColumns] = useState<readonly number[]>(() => info.columns.map((_, column) => column));
  const [chosen, setChosen] = useState<number>();
  const { rowCount } = arranged;
  const shownRows = isWhole ? rowCount : Math.min(rowCount, firstRows);
  const hiddenCount = info.columns.length - columns.length;
  return (
    <>
      <TableGrid
        client={client}
        table={arranged.table}
        info={info}
        columns={columns}
        widths={widths}
        rowCount={shownRows}
        isFrozen={state.isFrozen}
        isStale={arranging.isStale}
        active={active}
        sort={arrangement.sort}
        onActive={onActive}
        onSort={(column) => arrange({ sort: nextSort(arrangement.sort, column) })}
        onColumn={setChosen}
        onFind={onFind}
        onResize={(column, width) => setWidths(widths.with(column, width))}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {shownRows < rowCount && (
          <>
            <p role="status">
              Showing first {firstRows} rows of {rowCount.toLocaleString('en')} rows
            </p>
            <Button isSmall onClick={onWhole}>
              Show all rows
            </Button>
          </>
        )}
        <Checkbox
          label="Freeze first column"
          isChecked={state.isFrozen}
          onChange={(isFrozen) => change({ isFrozen })}
        />
        {hiddenCount === 0 && columns.some((column, place) => column !== place) && (
          <Button isSmall onClick={() => setColumns(info.columns.map((_, column) => column))}>
            Columns as in the file
          </Button>
        )}
        {hiddenCount > 0 && (
          <Button isSmall onClick={() => setColumns(info.columns.map((_, column) => column))}>
            Show {hiddenCount} hidden {hiddenCount === 1 ? 'column' : 'columns'}
          </Button>
        )}
      </div>
      {chosen !== undefined && (
        <ColumnPanel
          key={chosen}
          table={table}
          arranged={arranged.table}
          info={info}
          column={chosen}
          onWiden={(factor) => setWidths(widths.with(chosen, clampWidth((widths[chosen] ?? 0) * factor)))}
          place={columns.indexOf(chosen)}
          lastPlace={columns.length - 1}
          onMove={(step) => setColumns(moved(columns, columns.indexOf(chosen), step))}
          onHide={() => {
            setColumns(columns.filter((column) => column !== chosen));
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
      <ExportBar client={client} table={arranged.table} columns={columns} name={name} />
    </>
  );
}

/** The columns with the one at `place` changed for its neighbour. */
function moved(columns: readonly number[], place: number, step: 1 | -1): readonly number[] {
  const [column, neighbour] = [columns[place], columns[place + step]];
  return column === undefined || neighbour === undefined
    ? columns
    : columns.with(place, neighbour).with(place + step, column);
}

function nextSort(sort: CsvTable['arrangement']['sort'], column: number): CsvTable['arrangement']['sort'] {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}
