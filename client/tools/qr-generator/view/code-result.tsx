import { copyImage } from '#client/lib/sharing/clipboard.ts';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { useMemo, useState } from 'react';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { CopyButton, reportFailure } from '#client/ui/copy-button.tsx';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';
import { CopyImageButton } from '#client/tool-kit/results/copy-image-button.tsx';
import { type MadeCode, makePng } from '../making/making.ts';
import { warnAbout } from '../making/requests.ts';
import { MisreadNotice, shorten } from '#client/tool-kit/results/misread-notice.tsx';
import { PrintPanel } from './print-panel.tsx';
import { ScanPanel, useScan } from './scan-panel.tsx';
import type { ChangeState, FormValues, QrState, ContentKind } from '../state.ts';
import { describeDamage } from '#core/codes/scanning/advice.ts';

interface CodeResultProps {
  readonly code: MadeCode;
  readonly isStale: boolean;
  readonly state: QrState;
  readonly change: ChangeState;
}

const mimeTypes = { png: 'image/png', svg: 'image/svg+xml', jpeg: 'image/jpeg' } as const;

/** Shows the finished code, buttons to save and copy it, and how reliably it scans. */
export function CodeResult({ code, isStale, state, change }: CodeResultProps) {
  const { file, format, style, sizePx, text } = code;
  const blob = useMemo(() => new Blob([file], { type: mimeTypes[format] }), [file, format]);
  const url = useUrl(blob);
  const warnings = warnAbout(code.request, code);
  const scan = useScan(code);
  const [takenAnyway, setTakenAnyway] = useState<MadeCode>();
  const misread = scan.run.isStale || scan.run.output?.outcome === 'same' ? undefined : scan.run.output;
  const isHeld = misread !== undefined && takenAnyway !== code;
  const isOff = isStale || isHeld;
  const pngBlob = async () => new Blob([await makePng(code)], { type: mimeTypes.png });

  const download = () => downloadBlob(blob, `qrcode-${Date.now()}.${format}`);
  const copy = () => copyImage(pngBlob());
  useShortcuts({
    download: isOff ? undefined : download,
    copy: isOff ? undefined : () => void copy().catch(reportFailure),
  });

  return (
    // On a phone the code comes before the form, and its details after the form.
    <section className="grid min-w-0 content-start gap-4 max-md:contents" aria-label="QR code">
      <div
        className={`tool-card tool-pad grid content-center justify-items-center gap-3 max-md:order-first md:min-h-96 ${isStale ? 'stale' : ''}`}
      >
        <div
          // A code that reads as something else is not printed until the person accepts it.
          data-print={isHeld ? undefined : ''}
          className="border-line bg-surface-2 max-w-full overflow-hidden rounded-lg border"
        >
          <div className="aspect-square max-w-full min-w-40 md:min-w-80" style={{ width: sizePx }}>
            {url && (
              <img
                src={url}
                width={sizePx}
                height={sizePx}
                alt={`QR code that says: ${shorten(text)}`}
                className={`h-auto w-full ${style.shapes ? '' : '[image-rendering:pixelated]'}`}
              />
            )}
          </div>
          {state.kind === 'wifi' && <WifiCard values={{ ...state.values, ...state.secrets }} />}
        </div>
        {misread && !isStale && (
          <MisreadNotice
            outcome={misread.outcome}
            foundText={misread.foundText}
            toChange="the content, the colors or the shape"
            isHeld={isHeld}
            onTakeAnyway={() => setTakenAnyway(code)}
          />
        )}
        <div className="flex flex-wrap items-center justify-center gap-2 max-md:[&_.button]:px-2 max-md:[&_.icon]:hidden">
          <Button tone="primary" icon="download" disabled={isOff} onClick={download}>
            Download {format.toUpperCase()}
          </Button>
          <CopyImageButton isDisabled={isOff} onCopy={copy} />
          {format === 'svg' && (
            <CopyButton label="Copy SVG" isDisabled={isOff} text={() => new TextDecoder().decode(file)} />
          )}
          <SendTo
            kind={format}
            isDisabled={isOff}
            getData={() => ({ files: [new File([blob], `qrcode.${format}`, { type: blob.type })] })}
          />
        </div>
        {warnings.map(({ id, tone, text: warning }) => (
          <Alert key={id} tone={tone}>
            <p>{warning}</p>
          </Alert>
        ))}
      </div>
      <div className="tool-card tool-pad grid min-w-0 content-start gap-4">
        <ScanPanel scan={scan} />
        <PrintPanel code={code} state={state} change={change} isStale={isOff} />
        <CodeFacts code={code} change={change} kind={state.kind} />
      </div>
    </section>
  );
}

/** Prints the network and the password next to the code, for guests who type them. */
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

interface CodeFactsProps {
  readonly code: MadeCode;
  readonly change: ChangeState;
  readonly kind: ContentKind;
}

const levelNames = { L: 'Low', M: 'Medium', Q: 'Quartile', H: 'High' } as const;

/** Shows the properties of the symbol, and the exact text in it. */
function CodeFacts({ code, change, kind }: CodeFactsProps) {
  const { symbol, text, logo } = code;
  const { version, across, level, mask, modes, usedBits, capacityBits, roomFor } = symbol;
  const isRoomier = roomFor !== level && kind !== 'payment';
  return (
    <section aria-label="About this code" className="border-line grid gap-2 border-t pt-3">
      <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="facts">
        Version {version} · {across} × {across} modules · level {level} · mask {mask} · {modes.join(' + ')} ·{' '}
        {Math.round((usedBits / capacityBits) * 100)} % full
      </p>
      {logo && (
        <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="logo-damage">
          {describeDamage(logo.damage)}
        </p>
      )}
      {isRoomier && (
        <p className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
          {levelNames[roomFor]} correction fits at the same size.
          <Button isSmall onClick={() => change({ level: roomFor })}>
            Use {levelNames[roomFor]}
          </Button>
        </p>
      )}
      <details>
        <summary className="text-ink-2 cursor-pointer py-2 font-semibold">Text in the code</summary>
        <pre
          className="mono border-line bg-surface-2 max-h-60 overflow-auto rounded-lg border p-3 text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          tabIndex={0}
        >
          {text}
        </pre>
        <div className="pt-2">
          <CopyButton isSmall label="Copy text" text={text} />
        </div>
      </details>
    </section>
  );
}
