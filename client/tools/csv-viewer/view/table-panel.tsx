import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { describeField } from '#client/tool-kit/operations/field-words.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';
import { FileInputButton } from '#client/tool-kit/files/file-input-button.tsx';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { useDroppedFiles } from '#client/tool-kit/files/use-dropped-files.ts';
import { OptionStrip } from '#client/tool-kit/texts/option-strip.tsx';
import { Button } from '#client/ui/button.tsx';
import { LoadedTable } from './loaded-table.tsx';
import { type ChangeState, type CsvState, schema } from '../state.ts';
import { useCsvTable } from './use-csv-table.ts';

interface TablePanelProps {
  readonly content: File | string;
  readonly state: CsvState;
  readonly change: ChangeState;
  readonly onFiles: (files: File[]) => void;
  readonly onClear: () => void;
}

const shownOptions = ['hasHeader', 'delimiter', 'encoding', 'isFrozen', 'isTrimmed'];

/** Shows an opened table: its properties, the grid, and the actions. */
export function TablePanel(props: TablePanelProps) {
  const { content, state, change, onFiles, onClear } = props;
  const table = useCsvTable(content, state);
  useDroppedFiles(onFiles);
  const { opening } = table;
  const fileButtons = (
    <div className="flex gap-1 md:order-1 md:ms-auto">
      <FileInputButton
        isSmall
        tone="plain"
        icon="folder-open"
        accept=".csv,.tsv,.tab,text/csv"
        onFiles={onFiles}
      >
        <span className="max-md:sr-only">Open another</span>
      </FileInputButton>
      <Button isSmall tone="plain" icon="x" onClick={onClear}>
        <span className="max-md:sr-only">Clear Data</span>
      </Button>
    </div>
  );
  return (
    <div className="text-tool">
      <OptionStrip
        options={
          <OptionFields
            schema={foundSchema(opening.output?.info)}
            only={shownOptions.filter((key) => key !== 'encoding' || typeof content !== 'string')}
            options={state}
            change={change}
          />
        }
      />
      <div className="pane-notice">
        <RunError error={opening.error} />
        {opening.status === 'running' && (
          <RunProgress label="Reading" progress={opening.progress} onCancel={onClear} />
        )}
      </div>
      {opening.output ? (
        <LoadedTable
          key={opening.output.source.id}
          table={table}
          info={opening.output.info}
          state={state}
          name={typeof content === 'string' ? undefined : content.name}
          fileButtons={fileButtons}
        />
      ) : (
        <div className="flex justify-end px-3 py-1">{fileButtons}</div>
      )}
    </div>
  );
}

/** The options for reading the file, with the detected values. */
function foundSchema(info: TableInfo | undefined) {
  const found = (key: 'delimiter' | 'encoding') => {
    const { choiceLabels = {} } = schema[key];
    const name = info && choiceLabels[info[key]];
    if (name === undefined) return schema[key];
    const shown = key === 'delimiter' ? name.toLowerCase() : name;
    return describeField(schema[key], { choiceLabels: { ...choiceLabels, auto: `Detected: ${shown}` } });
  };
  return { ...schema, delimiter: found('delimiter'), encoding: found('encoding') };
}
