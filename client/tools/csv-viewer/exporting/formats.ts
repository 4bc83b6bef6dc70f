import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { ExportFormat } from '#core/csv/writing/export-formats.ts';

interface FormatChoice {
  readonly id: ExportFormat;
  readonly label: string;
  readonly extension: 'csv' | 'tsv' | 'json' | 'md';
  readonly kind: DataKind;
}

/** The export formats, in the order of the list. */
export const exportFormats: readonly FormatChoice[] = [
  { id: 'csv', label: 'CSV', extension: 'csv', kind: 'csv' },
  { id: 'excel', label: 'CSV for Excel (semicolons, BOM)', extension: 'csv', kind: 'csv' },
  { id: 'tsv', label: 'Tab-separated', extension: 'tsv', kind: 'csv' },
  { id: 'json', label: 'JSON', extension: 'json', kind: 'json' },
  { id: 'markdown', label: 'Markdown', extension: 'md', kind: 'markdown' },
];

/** Returns the entry of a format. */
export function formatChoice(format: ExportFormat): FormatChoice {
  const choice = exportFormats.find(({ id }) => id === format);
  if (!choice) throw new RangeError(`There is no format ${format}.`);
  return choice;
}
