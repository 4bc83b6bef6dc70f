import type { ReactNode } from 'react';
import { formatCount } from '#core/numbers/number-format.ts';

interface CodeRow {
  readonly line: number;
  readonly name: string;
  readonly text: string;
}

interface CodeRowsProps<Row extends CodeRow> {
  readonly rows: readonly Row[];
  readonly isFailed: (row: Row) => boolean;
  /** Draws what became of a row, after its content. */
  readonly drawOutcome: (row: Row) => ReactNode;
}

/** More rows than a person would read. */
const shownRows = 100;

/** The codes of a list: the first rows, and those with errors however long the list is. */
export function CodeRows<Row extends CodeRow>({ rows, isFailed, drawOutcome }: CodeRowsProps<Row>) {
  const failed = rows.slice(shownRows).filter(isFailed);
  const shown = [...rows.slice(0, shownRows), ...failed.slice(0, shownRows)];
  return (
    <>
      <table className="data-table" aria-label="Codes">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">File</th>
            <th scope="col">Content</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.line}>
              <td className="tabular align-top">{row.line}</td>
              <td className="min-w-28 align-top wrap-anywhere">{row.name}</td>
              <td className="min-w-44 align-top wrap-anywhere whitespace-pre-wrap">
                {Array.from(row.text).slice(0, 200).join('')} {drawOutcome(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="text-ink-2 py-2">And {formatCount(rows.length - shown.length, 'more row')}.</p>
      )}
    </>
  );
}
