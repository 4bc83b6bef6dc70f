import { SelectField } from '#client/ui/fields/inputs.tsx';
import { countries, firstTableYear, lastTableYear } from '#core/dates/holidays/countries.ts';
import type { ChangeState, DateState } from '../state.ts';

interface HolidayFieldsProps {
  readonly state: DateState;
  readonly change: ChangeState;
  /** A hint on days that the table does not have. */
  readonly advice?: string;
}

const countryChoices = [
  { value: '', label: 'None' },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

/** Fields for a country, and for a region if it has some. */
export function HolidayFields({ state, change, advice = '' }: HolidayFieldsProps) {
  const { holidayPlace } = state;
  const countryCode = holidayPlace.split('-')[0] ?? '';
  const countryOf = (code: string) => countries.find((country) => country.code === code);
  const regions = countryOf(countryCode)?.regions?.map(({ code, name }) => ({
    value: `${countryCode}-${code}`,
    label: name,
  }));

  function choose(place: string): void {
    change({ holidayPlace: place, workedHolidays: '' });
  }

  return (
    <>
      <SelectField
        label="Public holidays"
        value={countryCode}
        choices={countryChoices}
        hint={`For ${firstTableYear} to ${lastTableYear}, by the laws known in 2026. One-off decrees to come and local days are not in it. ${advice}`}
        onChange={(code) => {
          const region = countryOf(code)?.regions?.[0];
          choose(region ? `${code}-${region.code}` : code);
        }}
      />
      {regions && <SelectField label="Region" value={holidayPlace} choices={regions} onChange={choose} />}
    </>
  );
}
