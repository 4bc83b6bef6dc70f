import type { Arrangement } from '../arranging/arrangement.ts';
import type { CsvClient } from './use-csv-table.ts';
import type { TableRef } from '../session/csv-session.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import type { CellPlace } from '../grid/grid-keys.ts';

export interface TableGridProps {
  readonly client: CsvClient;
  readonly table: TableRef;
  readonly info: TableInfo;
  /** The shown columns, as indexes in the file. */
  readonly columns: readonly number[];
  /** The widths by column of the file. */
  readonly widths: readonly number[];
  readonly rowCount: number;
  /** The numbers of the rows with more or fewer cells than the first. */
  readonly uneven: ReadonlySet<number>;
  readonly isFrozen: boolean;
  readonly isStale: boolean;
  readonly active: CellPlace;
  readonly sort: Arrangement['sort'];
  readonly onActive: (cell: CellPlace) => void;
  readonly onSort: (column: number) => void;
  readonly onColumn: (column: number) => void;
  /** Shows a row of the file among all rows. */
  readonly onFind: (row: number) => void;
  /** Called with the width of the frame that the columns share. */
  readonly onFrame: (widthPx: number) => void;
  readonly onResize: (column: number, width: number) => void;
}
