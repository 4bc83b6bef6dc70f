import { Alert } from '#client/ui/alert.tsx';
import type { TableInfo } from './csv-session.ts';
import type { RowFault } from './row-scanner.ts';

interface FaultNoticeProps {
  readonly info: TableInfo;
  readonly hasHeader: boolean;
  /** Goes to a row, counted from 0 without the header. */
  readonly onShow: (row: number) => void;
}

const shownFaults = 5;

const meanings: Readonly<Record<RowFault['kind'], string>> = {
  width: 'has another number of cells than the first row',
  quote: 'has a quote where none belongs',
  open: 'opens a quote that is never closed: everything after it is one cell',
};

/** Rows that are not as they should be, with a way to each. */
export function FaultNotice({ info, hasHeader, onShow }: FaultNoticeProps) {
  const { faults, faultCount } = info;
  if (faultCount === 0) return null;
  const first = hasHeader ? 1 : 0;
  return (
    <Alert
      tone="warn"
      title={`${faultCount.toLocaleString('en')} ${faultCount === 1 ? 'row is' : 'rows are'} uneven or badly quoted`}
    >
      <ul aria-label="Faulty rows">
        {faults.slice(0, shownFaults).map(({ row, kind }) => (
          <li key={`${row}-${kind}`}>
            {row < first ? (
              'The header'
            ) : (
              <button type="button" className="link" onClick={() => onShow(row - first)}>
                Row {(row - first + 1).toLocaleString('en')}
              </button>
            )}{' '}
            {meanings[kind]}
          </li>
        ))}
        {faultCount > shownFaults && <li>and {(faultCount - shownFaults).toLocaleString('en')} more</li>}
      </ul>
    </Alert>
  );
}
