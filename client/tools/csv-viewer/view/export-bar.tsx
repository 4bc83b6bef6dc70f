import { useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { RunError, RunProgress } from '#client/tool-kit/running/run-feedback.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolRun } from '#client/tool-kit/running/use-tool-run.ts';
import { Button } from '#client/ui/button.tsx';
import { InlineSelect } from '#client/ui/fields/inline-select.tsx';
import { Checkbox } from '#client/ui/fields/inputs.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { CsvClient } from './use-csv-table.ts';
import { downloadName } from '../csv-files.ts';
import type { TableRef } from '../session/csv-session.ts';
import type { ExportFormat } from '#core/csv/writing/export-formats.ts';
import { describeNulls } from '#core/csv/writing/null-characters.ts';
import { exportFormats, formatChoice } from '../exporting/formats.ts';
import { isAbortError, toError, ToolInputError } from '#core/errors.ts';

interface ExportBarProps {
  readonly client: CsvClient;
  readonly table: TableRef;
  readonly columns: readonly number[];
  readonly name: string | undefined;
}

const formats = exportFormats.map(({ id, label }) => ({ value: id, label }));

/** Saves or sends the shown rows and columns, in their order. */
export function ExportBar({ client, table, columns, name }: ExportBarProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isTransposed, setIsTransposed] = useState(false);
  const run = useToolRun<Blob>();
  const { extension } = formatChoice(format);
  const fileName = downloadName(name, extension);
  const fileKind = { csv: 'CSV', tsv: 'TSV', json: 'JSON', md: 'Markdown' }[extension];
  const download = () =>
    run.start(({ signal, reportProgress }) =>
      toldFailures(async () => {
        const { blob, nulls } = await client.call(
          'write',
          { table, format, columns, isTransposed },
          { signal, onProgress: reportProgress },
        );
        downloadBlob(blob, fileName);
        const [replaced] = describeNulls(nulls);
        const text = `${fileKind} file has been downloaded`;
        notify({ title: 'Downloaded', text: replaced ? `${text}. ${replaced.sentence}` : text });
        return blob;
      }),
    );
  useShortcuts({ download, cancel: run.status === 'running' ? run.cancel : undefined });
  return (
    <div className="border-line flex flex-wrap items-center gap-3 border-t px-3 py-2">
      <div className="me-auto flex flex-wrap items-center gap-3">
        <InlineSelect label="Format" value={format} choices={formats} onChange={setFormat} />
        <Checkbox label="Rows as columns" isChecked={isTransposed} onChange={setIsTransposed} />
      </div>
      <Button tone="primary" icon="download" onClick={download}>
        Download
      </Button>
      <SendTo
        kind="csv"
        getData={async () => {
          const options = { table, format: 'csv', columns, isTransposed } as const;
          const { blob } = await toldFailures(() => client.call('write', options));
          return { files: [new File([blob], downloadName(name, 'csv'), { type: 'text/csv' })] };
        }}
      />
      <RunError error={run.error} title="The file was not written" />
      {run.status === 'running' && (
        <div className="min-w-60 flex-1">
          <RunProgress label="Writing" progress={run.progress} onCancel={run.cancel} />
        </div>
      )}
    </div>
  );
}

/**
 * Runs a step of an export. A worker out of memory or a refused download is not a bug of ours, so it becomes a
 * ToolInputError: the error is shown and the table stays.
 */
export async function toldFailures<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isAbortError(error) || error instanceof ToolInputError) throw error;
    throw new ToolInputError(`The browser stopped the export: ${toError(error).message}`, {
      hint: 'The table is as it was. Try again; if it happens again, filter rows or hide columns first.',
    });
  }
}
