import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { convert } from '../logic.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import type { ShownConversion } from '../conversion.ts';

/** A number as long as this fits beside its unit's name, and never breaks inside. */
const mostWhole = 16;

interface AllUnitsProps {
  readonly shown: ShownConversion;
  readonly locale: string;
  readonly isStale: boolean;
  readonly onChoose: (unitId: string) => void;
}

/** The same amount in every unit of its kind. */
export function AllUnits({ shown, locale, isStale, onChoose }: AllUnitsProps) {
  const { category, amount, from, to } = shown;
  return (
    <section className="tool-card tool-pad" aria-label="All units">
      <h2 className="mb-2 text-base">All units</h2>
      <table className={`data-table ${isStale ? 'stale' : ''}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Value</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {category.units.map((unit) => {
            const { rounded, exact } = convert(amount, from, unit, category);
            // A value that rounding would turn into nothing is told in full.
            const plain = rounded === '0' && exact ? exact.text : rounded;
            return (
              <tr key={unit.id}>
                <th scope="row">
                  <Button
                    tone="plain"
                    isSmall
                    aria-pressed={unit.id === to.id}
                    title={`Convert to ${unit.name}`}
                    onClick={() => onChoose(unit.id)}
                  >
                    {unit.name}
                  </Button>
                </th>
                <td className="wrap-anywhere">
                  <span className={plain.length <= mostWhole ? 'sm:whitespace-nowrap' : ''}>
                    {writeDecimal(plain, locale)}
                  </span>{' '}
                  {unit.symbol}
                </td>
                <td className="text-right">
                  <CopyButton
                    text={writeAsTyped(plain, locale)}
                    tone="plain"
                    isSmall
                    label=""
                    accessibleLabel={`Copy value in ${unit.name}`}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
