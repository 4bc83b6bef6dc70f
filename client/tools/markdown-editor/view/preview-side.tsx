import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadBlob, downloadText } from '#client/lib/files/downloads.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Pane } from '#client/tool-kit/texts/text-panes.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { Alert } from '#client/ui/alert.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { EditorBridge } from './editor-bridge.ts';
import { runToText } from '#client/tool-kit/operations/run-to-text.ts';
import type { OptionsOf } from '#client/tool-kit/operations/operation.ts';
import type operation from '../operation.ts';
import { createMarkdownClient } from '../session-api.ts';
import { PreviewToolbar } from './preview-toolbar.tsx';
import type { EditorState, PreviewReport } from '../state.ts';
import { usePreview } from './use-preview.ts';

interface PreviewSideProps {
  readonly content: string | Blob;
  readonly state: EditorState;
  readonly bridge: EditorBridge;
  readonly report: PreviewReport;
  readonly onReport: (report: PreviewReport) => void;
}

/** Shows the preview with its toolbar. */
export function PreviewSide({ content, state, bridge, report, onReport }: PreviewSideProps) {
  const { flavour, loadsWebImages } = state;
  const language = useLocale();
  const hostRef = useRef<HTMLDivElement>(null);
  const [client] = useState(createMarkdownClient);
  const draft = useMemo(() => ({ content, flavour }), [content, flavour]);
  useEffect(
    () => () => {
      client.dispose();
    },
    [client],
  );
  usePreview({ draft, client, bridge, hostRef, onReport });
  const isEmpty = content === '';

  const convert = (options: Partial<OptionsOf<typeof operation>>) =>
    runToText<typeof operation>('markdown-editor', content, { flavour, ...options });
  const makeFragment = () => convert({ output: 'fragment' });
  const saveHtml = async () => {
    const html = await convert({ output: 'document', language, loadsWebImages });
    downloadText(html, 'document.html', 'text/html');
  };
  const saveMarkdown = () => {
    if (typeof content === 'string') downloadText(content, 'document.md', 'text/markdown');
    else downloadBlob(content, 'document.md');
  };
  const copyHtml = async () => {
    await copyText(await makeFragment());
    notify({ title: 'HTML copied' });
  };
  useShortcuts({
    copy: isEmpty ? undefined : () => void copyHtml().catch(reportFailure),
    download: isEmpty ? undefined : saveMarkdown,
  });

  return (
    <Pane
      title="Preview"
      toolbar={
        <PreviewToolbar
          isEmpty={isEmpty}
          makeFragment={makeFragment}
          onSaveMarkdown={saveMarkdown}
          onSaveHtml={() => void saveHtml().catch(reportFailure)}
        />
      }
    >
      <div className="flex h-full flex-col">
        {report.error && (
          <div className="shrink-0 p-3">
            <RunError error={report.error} />
          </div>
        )}
        {report.isCut && (
          <div className="shrink-0 p-3">
            <Alert tone="info">The preview shows the first 20,000 blocks. Downloads hold all.</Alert>
          </div>
        )}
        <div className="relative min-h-0 flex-1">
          {isEmpty && <p className="text-ink-3 absolute inset-0 px-4 py-3">What you write appears here.</p>}
          <div
            ref={hostRef}
            className={`absolute inset-0 ${report.error ? 'stale' : ''}`}
            data-testid="preview"
            data-print={isEmpty ? undefined : ''}
          />
        </div>
      </div>
    </Pane>
  );
}
