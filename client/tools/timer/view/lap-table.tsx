import { downloadText } from '#client/lib/files/downloads.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { listLaps, writeLaps } from '../clocks/laps.ts';
import { writePassed } from '../clocks/lengths.ts';

export function LapTable({ laps }: { readonly laps: readonly number[] }) {
  if (laps.length === 0) return null;
  return (
    <section aria-label="Laps" className="grid gap-2">
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton text={writeLaps(laps, '\t')} label="Copy" accessibleLabel="Copy laps" isSmall />
        <Button
          icon="download"
          isSmall
          onClick={() => downloadText(writeLaps(laps, ','), 'laps.csv', 'text/csv')}
        >
          CSV
        </Button>
      </div>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Lap</th>
            <th scope="col">Time</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {listLaps(laps).map(({ number, lapMs, totalMs, mark }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>
                {writePassed(lapMs)}{' '}
                {mark && <Badge tone={mark === 'Slowest' ? 'warn' : 'normal'}>{mark}</Badge>}
              </td>
              <td>{writePassed(totalMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
