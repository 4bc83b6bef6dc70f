import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SelectField, TextField } from '#client/ui/fields/inputs.tsx';
import type { FilterOperator } from '../arranging/arrangement.ts';
import { operatorNames } from '../arranging/arrangement-words.ts';
import type { CsvTable } from './use-csv-table.ts';

const operators = Object.entries(operatorNames).map(([value, label]) => ({
  value: value as FilterOperator,
  label,
}));

/** A form for a filter by cell content. */
export function FilterForm({ table, column }: { readonly table: CsvTable; readonly column: number }) {
  const [operator, setOperator] = useState<FilterOperator>('contains');
  const [value, setValue] = useState('');
  const { arrangement, arrange } = table;
  const needsValue = operator !== 'empty' && operator !== 'filled';
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const filter = { column, operator, value: needsValue ? value : '' };
        arrange({ filters: [...arrangement.filters, filter] });
        setValue('');
      }}
    >
      <SelectField label="Rows where it" value={operator} choices={operators} onChange={setOperator} />
      {needsValue && <TextField label="Value" value={value} onChange={setValue} />}
      <Button type="submit" icon="list-filter" disabled={needsValue && value === ''}>
        Filter
      </Button>
    </form>
  );
}
