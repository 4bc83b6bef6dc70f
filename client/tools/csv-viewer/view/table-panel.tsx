import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { LoadedTable } from './loaded-table.tsx';
import type { ChangeState, CsvState } from '../state.ts';
import { type CsvTable, useCsvTable } from './use-csv-table.ts';

interface TablePanelProps {
  readonly content: File | string;
  readonly state: CsvState;
  readonly change: ChangeState;
  readonly onFiles: (files: File[]) => void;
  readonly onClear: () => void;
}

/** Shows an opened table: its properties, the grid, and the actions. */
export function TablePanel(props: TablePanelProps) {
  const { content, state, change, onFiles, onClear } = props;
  const table = useCsvTable(content, state);
  const isDragging = useDroppedFiles(onFiles);
  const { opening } = table;
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${isDragging ? 'stale' : ''}`}>
      <div className="tool-card flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-1">
        <Checkbox
          label="First row contains headers"
          isChecked={state.hasHeader}
          onChange={(hasHeader) => change({ hasHeader })}
        />
        <ReadingChoices state={state} change={change} table={table} isText={typeof content === 'string'} />
        <div className="ml-auto flex flex-wrap gap-2">
          <FileInputButton isSmall icon="folder-open" accept=".csv,.tsv,.tab,text/csv" onFiles={onFiles}>
            Open another
          </FileInputButton>
          <Button isSmall icon="x" onClick={onClear}>
            Clear Data
          </Button>
        </div>
      </div>
      <RunError error={opening.error} />
      {opening.status === 'running' && (
        <RunProgress label="Reading" progress={opening.progress} onCancel={onClear} />
      )}
      {opening.output && (
        <LoadedTable
          key={opening.output.source.id}
          table={table}
          info={opening.output.info}
          state={state}
          change={change}
          name={typeof content === 'string' ? undefined : content.name}
        />
      )}
    </div>
  );
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
} as const;

interface ReadingChoicesProps extends Pick<TablePanelProps, 'state' | 'change'> {
  readonly table: CsvTable;
  readonly isText: boolean;
}

/** Options for reading the file: the detected values, and a way to override them. */
function ReadingChoices({ state, change, table, isText }: ReadingChoicesProps) {
  const info = table.opening.output?.info;
  const found = (name: string | undefined) => (name === undefined ? 'Detect' : `Detected: ${name}`);
  return (
    <>
      <InlineSelect
        label="Delimiter"
        value={state.delimiter}
        choices={[
          { value: 'auto', label: found(info && delimiterNames[info.delimiter]) },
          { value: ',', label: 'Comma ,' },
          { value: ';', label: 'Semicolon ;' },
          { value: '\t', label: 'Tab' },
          { value: '|', label: 'Bar |' },
        ]}
        onChange={(delimiter) => change({ delimiter })}
      />
      {!isText && (
        <InlineSelect
          label="Encoding"
          value={state.encoding}
          choices={[
            { value: 'auto', label: found(info && encodingNames[info.encoding]) },
            ...(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const).map((value) => ({
              value,
              label: encodingNames[value],
            })),
          ]}
          onChange={(encoding) => change({ encoding })}
        />
      )}
    </>
  );
}
