import { useEffect } from 'react';
import { RunNotice } from '#client/tool-kit/operation-page/run-notice.tsx';
import type { SlotProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import type operation from '../operation.ts';
import { ManyCodes } from './many-codes.tsx';
import { OneCode } from './one-code.tsx';

/** Shows one barcode, or the codes of a list. On an error the last good ones stay, grayed out. */
export function BarcodeOutput({ source, options, change, run }: SlotProps<typeof operation>) {
  const { output, error, notes } = run;
  const detail = output?.detail;
  const isStale = run.isStale || error !== undefined;
  const fileName = source.type === 'text' ? source.fileName : source.file.name;
  // An opened file contains a list.
  useEffect(() => {
    if (fileName !== undefined) change({ list: /\.(?:csv|tsv)$/i.test(fileName) ? 'csv' : 'lines' });
  }, [fileName, change]);
  return (
    <Pane title="Barcode">
      <div className="grid h-full content-start gap-4 overflow-y-auto p-4">
        {/* Notes on a code are shown below its picture. */}
        <RunNotice run={{ ...run, notes: [] }} isLong={options.list !== 'one'} />
        {detail?.type === 'one' && options.list === 'one' && (
          <OneCode parts={output?.parts ?? []} {...{ detail, notes, isStale, source, options }} />
        )}
        {detail?.type === 'many' && options.list !== 'one' && (
          <ManyCodes parts={output?.parts ?? []} {...{ detail, notes, isStale }} />
        )}
      </div>
    </Pane>
  );
}
