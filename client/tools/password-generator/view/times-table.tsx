interface TimesTableProps {
  readonly guessing: readonly (readonly [how: string, time: string])[];
}

export function TimesTable({ guessing }: TimesTableProps) {
  return (
    <table className="data-table" aria-label="Time to guess it">
      <tbody>
        {guessing.map(([how, time]) => (
          <tr key={how}>
            <th scope="row" className="font-normal">
              {how}
            </th>
            <td className="text-right">{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
