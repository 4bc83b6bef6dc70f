import { useState } from 'react';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { describeDamage, faultMeanings, rowName } from '#core/csv/reading/fault-words.ts';

interface FaultNoticeProps {
  readonly info: TableInfo;
  readonly hasHeader: boolean;
  /** Scrolls to a row, counted from 0 without the header. */
  readonly onShow: (row: number) => void;
  readonly onUnevenOnly: () => void;
}

const shownFaults = 5;

/** Lists malformed rows, with a button to show each. */
export function FaultNotice(props: FaultNoticeProps) {
  const { hasHeader } = props;
  const { faultCount, damage } = props.info;
  return (
    <>
      {damage && (
        <Alert tone="warn" title="Some bytes are not UTF-8">
          <p>
            {describeDamage(damage, hasHeader)} They are shown as “�”. If there are many, choose another
            encoding.
          </p>
        </Alert>
      )}
      {faultCount > 0 && <FaultList {...props} />}
    </>
  );
}

function FaultList({ info, hasHeader, onShow, onUnevenOnly }: FaultNoticeProps) {
  const { faults, faultCount } = info;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? faults : faults.slice(0, shownFaults);
  const first = hasHeader ? 1 : 0;
  return (
    <Alert tone="warn" title={`${formatCount(faultCount, 'row is', 'rows are')} uneven or badly quoted`}>
      <ul aria-label="Faulty rows" className="max-h-60 overflow-y-auto" tabIndex={isWhole ? 0 : undefined}>
        {shown.map(({ row, kind }) => (
          <li key={`${row}-${kind}`}>
            {row < first ? (
              rowName(row, hasHeader)
            ) : (
              <button type="button" className="link" onClick={() => onShow(row - first)}>
                {rowName(row, hasHeader)}
              </button>
            )}{' '}
            {faultMeanings[kind]}
          </li>
        ))}
      </ul>
      {faults.some(({ kind, row }) => kind === 'width' && row >= first) && (
        <Button isSmall icon="list-filter" className="justify-self-start" onClick={onUnevenOnly}>
          Show uneven rows only
        </Button>
      )}
      {shown.length < faultCount && (
        <p className="mt-1 flex flex-wrap items-center gap-2">
          and {writeNumber(faultCount - shown.length)} more
          {!isWhole && (
            <Button isSmall onClick={() => setIsWhole(true)}>
              List {faults.length < faultCount ? `the first ${writeNumber(faults.length)}` : 'all'}
            </Button>
          )}
        </p>
      )}
    </Alert>
  );
}
