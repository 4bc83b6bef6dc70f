import type { FactTable as Facts } from '#client/tool-kit/operations/operation-result.ts';

/** The browser would draw a longer value too slowly. */
const mostShown = 2000;

/** Names and values, each with its meaning. */
export function FactTable({ title, rows }: Facts) {
  return (
    <table className="data-table">
      <caption className="text-start font-semibold">{title}</caption>
      <tbody>
        {rows.map(({ name, value, meaning }, index) => (
          // The index is the key, because a name may occur twice and rows never move.
          <tr key={index}>
            <th scope="row" className="mono w-36 min-w-20 md:w-48 align-top wrap-anywhere">
              {name}
            </th>
            <td className="wrap-anywhere">
              <span className="mono" dir="auto">
                {value.slice(0, mostShown)}
                {value.length > mostShown && '…'}
              </span>
              {meaning && <span className="text-ink-2 block text-[0.8125rem]">{meaning}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
