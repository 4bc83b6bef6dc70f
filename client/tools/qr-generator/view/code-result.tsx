import { copyImage } from '#client/lib/sharing/clipboard.ts';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import { CodeFacts } from './code-facts.tsx';
import { CopyImageButton } from './copy-image-button.tsx';
import { type MadeCode, makePng } from '../making/making.ts';
import { warnAbout } from '../making/requests.ts';
import { PrintPanel } from './print-panel.tsx';
import { ScanPanel } from './scan-panel.tsx';
import type { ChangeState, FormValues, QrState } from '../state.ts';
import { useObjectUrl } from './use-object-url.ts';

interface CodeResultProps {
  readonly code: MadeCode;
  readonly isStale: boolean;
  readonly state: QrState;
  readonly change: ChangeState;
}

const mimeTypes = { png: 'image/png', svg: 'image/svg+xml', jpeg: 'image/jpeg' } as const;

/** The finished code, ways to take it along, and how safely it scans. */
export function CodeResult({ code, isStale, state, change }: CodeResultProps) {
  const { file, format, style, sizePx, text } = code;
  const url = useObjectUrl(file, mimeTypes[format]);
  const warnings = warnAbout(code.request, code);
  const pngBlob = async () => new Blob([await makePng(code)], { type: mimeTypes.png });

  const download = () =>
    downloadBlob(new Blob([file], { type: mimeTypes[format] }), `qrcode-${Date.now()}.${format}`);
  const copy = () => copyImage(pngBlob());
  useShortcuts({
    download: isStale ? undefined : download,
    copy: isStale ? undefined : () => void copy().catch(reportFailure),
  });

  return (
    <section className="tool-card tool-pad grid min-w-0 content-start gap-4" aria-label="QR code">
      <div className={`grid justify-items-center gap-3 ${isStale ? 'stale' : ''}`}>
        {url && (
          <div
            data-print=""
            className="border-line bg-surface-2 max-w-full overflow-hidden rounded-lg border"
          >
            <img
              src={url}
              width={sizePx}
              height={sizePx}
              alt={`QR code that says: ${shorten(text)}`}
              className={`h-auto max-w-full ${style.shapes ? '' : '[image-rendering:pixelated]'}`}
            />
            {state.kind === 'wifi' && <WifiCard values={{ ...state.values, ...state.secrets }} />}
          </div>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button tone="primary" icon="download" disabled={isStale} onClick={download}>
            Download {format.toUpperCase()}
          </Button>
          <CopyImageButton isDisabled={isStale} onCopy={copy} />
          {format === 'svg' && <CopyButton label="Copy SVG" text={() => new TextDecoder().decode(file)} />}
          <SendTo
            kind={format}
            isDisabled={isStale}
            getData={() => ({ files: [new File([file], `qrcode.${format}`, { type: mimeTypes[format] })] })}
          />
        </div>
      </div>
      {warnings.map(({ id, tone, text: warning }) => (
        <Alert key={id} tone={tone}>
          <p>{warning}</p>
        </Alert>
      ))}
      <ScanPanel code={code} />
      <PrintPanel code={code} state={state} change={change} isStale={isStale} />
      <CodeFacts code={code} change={change} kind={state.kind} />
    </section>
  );
}

/** What guests need beside the code on paper: the network, and the password for those who type it. */
function WifiCard({ values: { ssid, password, security } }: { readonly values: FormValues }) {
  return (
    <div className="print-only">
      <h2>Wi-Fi</h2>
      <p>
        Network: <strong>{ssid}</strong>
      </p>
      {password && security !== 'nopass' && (
        <p>
          Password: <strong className="mono">{password}</strong>
        </p>
      )}
      <p>Point your camera at the code to join.</p>
    </div>
  );
}

function shorten(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
