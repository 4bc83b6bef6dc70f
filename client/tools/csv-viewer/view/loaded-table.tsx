import { type ReactNode, useState } from 'react';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { Button } from '#client/ui/button.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { initialArrangement } from '../arranging/arrangement-words.ts';
import { withAdded } from '../arranging/added-columns.ts';
import { ArrangementBar } from './arrangement-bar.tsx';
import { ColumnPanel } from './column-panel.tsx';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { ExportBar } from './export-bar.tsx';
import { FaultNotice } from './fault-notice.tsx';
import type { CellPlace } from '../grid/grid-keys.ts';
import { PrintTable } from './print-table.tsx';
import { type ChangeState, type CsvState, schema } from '../state.ts';
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
  readonly change: ChangeState;
}

/** The number of rows in the first view; all rows on request. */
const firstRows = 50;

/** Shows an opened table: its size, its errors, the grid, and the actions. */
export function LoadedTable(props: LoadedTableProps) {
  const { table, info, state } = props;
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
        {!isWhole && (arranging.output?.rowCount ?? 0) > firstRows && (
          <>
            <p role="status">
              Showing first {firstRows} rows of {writeNumber(arranging.output?.rowCount ?? 0)} rows
            </p>
            <Button isSmall onClick={() => setIsWhole(true)}>
              Show all rows
            </Button>
          </>
        )}
      </ArrangementBar>
      {arranging.status === 'running' && arranging.progress && (
        <RunProgress label="Arranging" progress={arranging.progress} onCancel={table.cancelArranging} />
      )}
      <RunError error={arranging.error} />
      {arranging.output && (
        <ArrangedPart
          {...props}
          arranged={arranging.output}
          isWhole={isWhole}
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
  readonly active: CellPlace;
  readonly onActive: (cell: CellPlace) => void;
  /** Shows a row of the file among all rows. */
  readonly onFind: (row: number) => void;
  /** The file's faults, under its rows. */
  readonly notice: ReactNode;
}

function ArrangedPart(props: ArrangedPartProps) {
  const { table, name, state, change, arranged, isWhole, active, onActive, onFind } = props;
  const { client, arranging, arrangement, arrange } = table;
  const shown = useShownColumns(table, props.info);
  const { info, columns } = shown;
  const [chosen, setChosen] = useState<number>();
  const { rowCount } = arranged;
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
        isFrozen={state.isFrozen}
        isStale={arranging.isStale}
        active={active}
        sort={arrangement.sort}
        onActive={onActive}
        onSort={(column) => arrange({ sort: nextSort(arrangement.sort, column) })}
        onColumn={setChosen}
        onFind={onFind}
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
      <ExportBar client={client} table={arranged.table} columns={columns} name={name}>
        <ViewChoices state={state} change={change} shown={shown} />
      </ExportBar>
      {props.notice}
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

interface ViewChoicesProps extends Pick<LoadedTableProps, 'state' | 'change'> {
  readonly shown: ShownColumns;
}

/** Options for the display of rows, and a button to show all columns. */
function ViewChoices({ state, change, shown }: ViewChoicesProps) {
  const { hiddenCount, isReordered, showAll } = shown;
  return (
    <>
      <OptionFields schema={schema} only={['isFrozen', 'isTrimmed']} options={state} change={change} />
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

function nextSort(sort: CsvTable['arrangement']['sort'], column: number): CsvTable['arrangement']['sort'] {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? undefined : { column, isDescending: true };
}
