import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { OutputActions } from '#client/tool-kit/texts/output-actions.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { OutputPane, type TextOutput } from '#client/tool-kit/texts/output-pane.tsx';
import { Button } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import { Segmented } from '#client/ui/segmented.tsx';
import { ToolInputError } from '#core/errors.ts';
import { hexOf } from '../coding/hex-bytes.ts';
import type { Base64State, ChangeState } from '../state.ts';
import type { Base64Control, Outcome } from './use-base64.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

export interface OutcomePaneProps {
  readonly control: Base64Control;
  readonly state: Base64State;
  readonly change: ChangeState;
  readonly areaRef: RefObject<CodeAreaHandle | null>;
}

type Decoded = Extract<Outcome, { type: 'decoded' }>;

const maxCopiedBytes = 10_000_000;

const views = [
  { value: 'text', label: 'Text' },
  { value: 'hex', label: 'Hex' },
] as const;

export function toTextOutput({ text, blob }: { text: string | undefined; blob: Blob }): TextOutput {
  return text === undefined ? { blob } : { text };
}

interface DecodedPaneProps extends OutcomePaneProps {
  readonly outcome: Decoded;
  readonly notice: ReactNode;
}

/** Decoded text, or decoded bytes shown as what they are. */
export function DecodedPane(props: DecodedPaneProps) {
  const { outcome, notice, state, change, control } = props;
  const { charset, kind, hexHead, bytes, text } = outcome;
  const isText = charset !== undefined;
  const viewSwitch = isText && (
    <Segmented label="Show as" value={state.view} choices={views} onChange={(view) => change({ view })} />
  );
  if (isText && state.view === 'text') {
    const toolbar = (
      <>
        {viewSwitch}
        <OutputActions
          output={toTextOutput(outcome)}
          fileName={kind.extension === 'svg' ? 'decoded.svg' : 'decoded.txt'}
          mediaType={kind.mediaType}
          kind={kind.kind}
        />
        <SwapButton {...props} text={text} />
      </>
    );
    return (
      <OutputPane
        output={toTextOutput(outcome)}
        isStale={control.run.isStale}
        toolbar={toolbar}
        notice={notice}
      />
    );
  }
  const fileName = `decoded.${kind.extension}`;
  const toolbar = (
    <>
      {viewSwitch}
      <CopyButton text={() => hexOfBlob(bytes)} label="Copy hex" tone="plain" isSmall />
      <Button icon="download" tone="plain" isSmall onClick={() => downloadBlob(bytes, fileName)}>
        <span className="pane-toolbar-label">{fileName}</span>
      </Button>
      <SendTo
        kind={kind.kind}
        getData={() => ({ files: [new File([bytes], fileName, { type: kind.mediaType })] })}
      />
    </>
  );
  return (
    <Pane title="Output" toolbar={toolbar}>
      <div className={`flex h-full flex-col gap-3 overflow-y-auto p-3 ${control.run.isStale ? 'stale' : ''}`}>
        {notice}
        {kind.isImage && <Picture blob={bytes} mediaType={kind.mediaType} name={kind.name} />}
        <HexHead hexHead={hexHead} sizeBytes={bytes.size} />
      </div>
    </Pane>
  );
}

async function hexOfBlob(blob: Blob): Promise<string> {
  if (blob.size > maxCopiedBytes) {
    throw new ToolInputError('This is too much for the clipboard.', { hint: 'Download the bytes instead.' });
  }
  return hexOf(new Uint8Array(await blob.arrayBuffer()));
}

/** Makes the result the other tab's input. */
export function SwapButton({
  state,
  change,
  text,
}: OutcomePaneProps & { readonly text: string | undefined }) {
  return (
    <Button
      icon="arrow-left-right"
      tone="plain"
      isSmall
      disabled={text === undefined}
      onClick={() => {
        if (text === undefined) return;
        change(state.tab === 'encode' ? { tab: 'decode', encoded: text } : { tab: 'encode', plain: text });
      }}
    >
      <span className="pane-toolbar-label">Swap</span>
    </Button>
  );
}

function Picture({
  blob,
  mediaType,
  name,
}: {
  readonly blob: Blob;
  readonly mediaType: string;
  readonly name: string;
}) {
  const address = useMemo(() => createObjectUrl(new Blob([blob], { type: mediaType })), [blob, mediaType]);
  useEffect(() => () => address.revoke(), [address]);
  return (
    <img
      src={address.url}
      alt={`The decoded ${name}`}
      className="mx-auto max-h-56 max-w-full shrink-0 object-contain"
    />
  );
}

function HexHead({ hexHead, sizeBytes }: { readonly hexHead: string; readonly sizeBytes: number }) {
  const shownBytes = 4096;
  return (
    <>
      <pre
        className="mono min-h-24 flex-1 overflow-auto text-[0.8125rem]"
        tabIndex={0}
        role="region"
        aria-label="Bytes"
      >
        {hexHead}
      </pre>
      {sizeBytes > shownBytes && (
        <p className="text-ink-3 text-[0.875rem]">
          The first {writeNumber(shownBytes)} of {writeNumber(sizeBytes)} bytes; the download has all.
        </p>
      )}
    </>
  );
}
