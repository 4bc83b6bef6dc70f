import { downloadBlob } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { hexDump } from '#core/bytes/hex-dump.ts';
import { showControls } from '../reading/explain-code.ts';
import type { ReadCode } from '../reading/read-picture.ts';

/** One code: its symbology, its kind, its content as text. A link is a text: nothing opens by itself. */
export function CodeCard({ code }: { readonly code: ReadCode }) {
  const { symbology, what, kind, text, bytes, facts, remark } = code;
  const isText = kind !== 'file';
  return (
    <li className="border-line grid gap-2 border-b py-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{symbology}</Badge>
        <span className="me-auto">{what}</span>
        {isText && <CopyButton isSmall tone="plain" text={text} />}
        {bytes && (
          <Button
            isSmall
            tone="plain"
            icon="download"
            onClick={() => downloadBlob(new Blob([bytes]), 'code.bin')}
          >
            Bytes
          </Button>
        )}
        <SendTo
          kind={kind}
          getData={() => (isText || !bytes ? { text } : { files: [new File([bytes], 'code.bin')] })}
        />
      </div>
      <pre
        className="mono max-h-60 overflow-y-auto text-[0.9375rem] wrap-anywhere whitespace-pre-wrap"
        dir="auto"
      >
        {isText || !bytes ? showControls(text) : hexDump(bytes)}
      </pre>
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
          {facts.map(([label, value], index) => (
            // A contact may have two phones.
            <div key={index} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {remark !== '' && <Alert tone="warn">{remark}</Alert>}
    </li>
  );
}
