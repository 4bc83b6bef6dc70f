import { use, useEffect } from 'react';
import { downloadBlob, downloadText } from '#client/lib/files/downloads.ts';
import { tellOutput } from '#client/lib/sharing/page-output.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { maxEditorBytes } from '#client/ui/code/editor-limit.ts';
import { StaleOutput, type TextOutput } from './output-pane.tsx';

interface OutputActionsProps {
  readonly output: TextOutput | undefined;
  readonly fileName: string;
  /** The file's media type. */
  readonly mediaType: string;
  readonly kind: DataKind;
  /** Copied instead of the output's text, with the button's label. */
  readonly copy?: { readonly label: string; readonly read: () => Promise<string> } | undefined;
  readonly onDownloaded?: () => void;
}

/** Copy, download and send on: the toolbar of an output pane. */
export function OutputActions(props: OutputActionsProps) {
  const { output, fileName, mediaType, kind, copy, onDownloaded } = props;
  const isStale = use(StaleOutput);
  const isDisabled = !output || isStale;
  useEffect(() => {
    if (output && !isStale) tellOutput('blob' in output ? output.blob : output.text);
  }, [output, isStale]);
  return (
    <>
      <CopyButton
        tone="plain"
        isSmall
        isDisabled={isDisabled}
        label={copy?.label ?? 'Copy'}
        text={copy?.read ?? (() => readOutput(output))}
      />
      <Button
        icon="download"
        tone="plain"
        isSmall
        disabled={isDisabled}
        onClick={() => {
          if (output) saveOutput(output, fileName, mediaType);
          onDownloaded?.();
        }}
      >
        <span className="pane-toolbar-label">{output ? fileName : 'Download'}</span>
      </Button>
      <SendTo kind={kind} isDisabled={isDisabled} getData={() => toParcel(output, fileName, mediaType)} />
    </>
  );
}

export function saveOutput(output: TextOutput, fileName: string, mediaType: string): void {
  if ('blob' in output) downloadBlob(output.blob, fileName);
  else downloadText(output.text, fileName, mediaType);
}

function readOutput(output: TextOutput | undefined): string | Promise<string> {
  if (!output) return '';
  return 'blob' in output ? output.blob.text() : output.text;
}

function toParcel(output: TextOutput | undefined, fileName: string, type: string) {
  if (!output) return {};
  if ('text' in output && output.text.length <= maxEditorBytes) return { text: output.text };
  const content = 'blob' in output ? output.blob : output.text;
  return { files: [new File([content], fileName, { type })] };
}
