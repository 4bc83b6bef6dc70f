import { type ReactNode, useMemo, useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { initialArrangement } from '../arranging/arrangement-words.ts';
import { withAdded } from '../arranging/added-columns.ts';
import { ArrangementBar, TableSizes } from './arrangement-bar.tsx';
import { ColumnPanel } from './column-panel.tsx';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { ExportBar } from './export-bar.tsx';
import { FaultNotice } from './fault-notice.tsx';
import type { CellPlace } from '../grid/grid-keys.ts';
import { PrintTable } from './print-table.tsx';
import type { CsvState } from '../state.ts';
import { TableGrid } from './table-grid.tsx';
import type { ArrangedTable, CsvTable } from './use-csv-table.ts';
import { type ShownColumns, useShownColumns } from './use-shown-columns.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface LoadedTableProps {
  readonly table: CsvTable;
  readonly info: TableInfo;
  /** The file's name; undefined for a pasted table. */
  readonly name: string | undefined;
  readonly state: CsvState;
  readonly fileButtons: ReactNode;
}

/** The number of rows in the first view; all rows on request. */
const firstRows = 50;

/** Shows an opened table: its size, its errors, the grid, and the actions. */
export function LoadedTable(props: LoadedTableProps) {
  const { table, info, state, fileButtons } = props;
  const { arranging, arrange } = table;
  const [isWhole, setIsWhole] = useState(false);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const goTo = (row: number) => {
    arrange(initialArrangement);
    setIsWhole(true);
    setActive({ row, column: 0 });
  };
  return (
    <>
      <ArrangementBar table={table} info={withAdded(info, table.added)}>
        {fileButtons}
      </ArrangementBar>
      <div className="pane-notice">
        {arranging.status === 'running' && arranging.progress && (
          <RunProgress label="Arranging" progress={arranging.progress} onCancel={table.cancelArranging} />
        )}
        <RunError error={arranging.error} />
      </div>
      {arranging.output && (
        <ArrangedPart
          {...props}
          arranged={arranging.output}
          isWhole={isWhole}
          onWhole={() => setIsWhole(true)}
          active={active}
          onActive={setActive}
          onFind={goTo}
          notice={
            <FaultNotice
              info={info}
              hasHeader={state.hasHeader}
              onShow={goTo}
              onUnevenOnly={() => arrange({ isUnevenOnly: true })}
            />
          }
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
  /** Shows a row of the file among all rows. */
  readonly onFind: (row: number) => void;
  /** The file's faults, under its rows. */
  readonly notice: ReactNode;
}

function ArrangedPart(props: ArrangedPartProps) {
  const { table, name, state, arranged, isWhole, active, onActive, onFind } = props;
  const { client, arranging, arrangement, arrange } = table;
  const shown = useShownColumns(table, props.info);
  const { info, columns } = shown;
  const [chosen, setChosen] = useState<number>();
  const { rowCount } = arranged;
  const uneven = useMemo(() => unevenRows(info, state.hasHeader), [info, state.hasHeader]);
  const shownRows = isWhole ? rowCount : Math.min(rowCount, firstRows);
  return (
    <>
      <TableGrid
        client={client}
        table={arranged.table}
        info={info}
        columns={columns}
        widths={shown.widths}
        rowCount={shownRows}
        uneven={uneven}
        isFrozen={state.isFrozen}
        isStale={arranging.isStale}
        active={active}
        sort={arrangement.sort}
        onActive={onActive}
        onSort={(column) => arrange({ sort: nextSort(arrangement.sort, column) })}
        onColumn={setChosen}
        onFind={onFind}
        onFrame={shown.setFramePx}
        onResize={shown.setWidth}
      />
      <PrintTable
        client={client}
        table={arranged.table}
        info={info}
        columns={columns}
        rowCount={shownRows}
        allRowCount={rowCount}
      />
      <div className="source-notes">
        <TableSizes rows={props.info.rowCount} columns={props.info.columns.length + table.added.length} />
        {shownRows < rowCount && (
          <>
            <p role="status">
              Showing first {firstRows} rows of {writeNumber(rowCount)} rows
            </p>
            <Button isSmall onClick={props.onWhole}>
              Show all rows
            </Button>
          </>
        )}
        <ColumnsBack shown={shown} />
      </div>
      <ExportBar client={client} table={arranged.table} columns={columns} name={name} />
      <div className="grid gap-3 px-3 pb-3 empty:hidden">{props.notice}</div>
      {chosen !== undefined && (
        <ColumnPanel
          key={chosen}
          table={table}
          arranged={arranged.table}
          shown={shown}
          column={chosen}
          hasHeader={state.hasHeader}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

/** A button to show all columns in their order. */
function ColumnsBack({ shown }: { readonly shown: ShownColumns }) {
  const { hiddenCount, isReordered, showAll } = shown;
  return (
    <>
      {hiddenCount === 0 && isReordered && (
        <Button isSmall onClick={showAll}>
          Columns as in the file
        </Button>
      )}
      {hiddenCount > 0 && (
        <Button isSmall onClick={showAll}>
          Show {hiddenCount} hidden {hiddenCount === 1 ? 'column' : 'columns'}
        </Button>
      )}
    </>
  );
}

function unevenRows({ faults }: TableInfo, hasHeader: boolean): ReadonlySet<number> {
  const uneven = faults.filter(({ kind }) => kind === 'width');
  return new Set(uneven.map(({ row }) => (hasHeader ? row : row + 1)));
}

function nextSort(sort: CsvTable['arrangement']['sort'], column: number): CsvTable['arrangement']['sort'] {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}
