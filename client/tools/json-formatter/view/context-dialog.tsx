import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { IssueReport } from '#core/json/reporting/issue-reports.ts';
import type { JsonClient } from './json-client.ts';
import type { JsonSource, TextContext } from '../session-api.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface ContextDialogProps {
  readonly client: JsonClient;
  readonly source: JsonSource;
  readonly issue: IssueReport;
  readonly onClose: () => void;
}

/** A dialog with the text around an issue, for files too large for the editor. */
export function ContextDialog({ client, source, issue, onClose }: ContextDialogProps) {
  const [context, setContext] = useState<TextContext>();
  const markRef = useRef<HTMLElement>(null);
  const { startByte, endByte, line, column, message, hint } = issue;

  useEffect(() => {
    client.call('readContext', { source, startByte, endByte }).then(setContext, reportFailure);
  }, [client, source, startByte, endByte]);

  useEffect(() => {
    markRef.current?.scrollIntoView({ block: 'center' });
  }, [context]);

  return (
    <Dialog
      title={`Line ${writeNumber(line)}, column ${writeNumber(column)}`}
      isOpen
      isWide
      onClose={onClose}
    >
      <p>
        {message}. {hint && <span className="text-ink-2">{hint}</span>}
      </p>
      {context && (
        <pre
          className="mono bg-surface-2 max-h-[50dvh] overflow-auto rounded p-3 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          aria-label="Surrounding text"
          role="region"
          tabIndex={0}
        >
          {context.before}
          <mark ref={markRef} className="bg-danger-soft text-danger border-danger border-b-2">
            {context.text || '\u2038'}
          </mark>
          {context.after}
        </pre>
      )}
    </Dialog>
  );
}
