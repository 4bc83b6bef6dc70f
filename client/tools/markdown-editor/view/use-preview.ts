import { type RefObject, useEffect, useRef } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { EditorBridge } from './editor-bridge.ts';
import type { MarkdownClient } from '../session-api.ts';
import { noReport, type PreviewReport } from '../state.ts';
import { createPreviewLoop, type Draft } from './preview-loop.ts';
import { createPreviewPainter, type PreviewPainter, settleFrames } from './preview-painter.ts';

interface PreviewRequestOptions {
  readonly draft: Draft;
  readonly client: MarkdownClient;
  readonly bridge: EditorBridge;
  readonly hostRef: RefObject<HTMLElement | null>;
  readonly onReport: (report: PreviewReport) => void;
}

/** Keeps the preview in `hostRef` in sync with the draft, and with the editor's scroll position. */
export function usePreview({ draft, client, bridge, hostRef, onReport }: PreviewRequestOptions): void {
  const loopRef = useRef<ReturnType<typeof createPreviewLoop>>(undefined);
  const draftRef = useRef(draft);

  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    let report = noReport;
    const tell = (change: Partial<PreviewReport>) => {
      report = { ...report, ...change };
      onReport(report);
    };
    const { painter, follow, stop } = createFollowingPainter(host, bridge);
    const loop = createPreviewLoop(client, painter, {
      onShown: ({ counts, marks, isCut }) => {
        follow();
        tell({ counts, marks, isCut, error: undefined });
      },
      onMistake: (error) => tell({ error }),
    });
    loopRef.current = loop;
    loop.show(draftRef.current);
    return () => {
      loop.stop();
      stop();
      loopRef.current = undefined;
    };
  }, [client, bridge, hostRef, onReport]);

  useEffect(() => {
    if (draftRef.current === draft) return;
    draftRef.current = draft;
    loopRef.current?.show(draft);
  }, [draft]);
}

interface FollowingPainter {
  readonly painter: PreviewPainter;
  /** Scrolls the preview to the editor's position, if the person is using the editor. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** Synchronizes scrolling: the side that the person uses leads, and the other follows to the same line. */
function createFollowingPainter(host: HTMLElement, bridge: EditorBridge): FollowingPainter {
  let leader: 'editor' | 'preview' = 'editor';
  let frame = 0;
  const painter = createPreviewPainter(host, {
    onLead: () => {
      leader = 'preview';
    },
    onScroll: () => {
      if (leader === 'preview') inNextFrame(() => bridge.link()?.scrollToLine(painter.topLine()));
    },
    onFollowLink: showAddress,
    onChooseLine: (line) => {
      leader = 'editor';
      bridge.link()?.selectLine(line);
    },
  });
  const inNextFrame = (act: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(act);
  };
  // Blocks scrolled into view get their real height a frame later, so the position is corrected.
  const follow = (framesLeft = settleFrames) => {
    const link = bridge.link();
    if (leader !== 'editor' || !link) return;
    if (link.isAtEnd()) painter.scrollToEnd();
    else painter.scrollToLine(link.topLine());
    if (framesLeft > 0) inNextFrame(() => follow(framesLeft - 1));
  };
  const stopListening = bridge.listen({
    onLead: () => {
      leader = 'editor';
    },
    onScroll: () => {
      if (leader === 'editor') inNextFrame(() => follow());
    },
  });
  return {
    painter,
    follow: () => inNextFrame(() => follow()),
    stop: () => {
      cancelAnimationFrame(frame);
      stopListening();
      painter.destroy();
    },
  };
}

/** Shows a link's URL instead of opening it, because leaving the page could lose the person's text. */
function showAddress(address: string): void {
  notify({
    title: 'Links do not open from the preview',
    text: address,
    action: {
      label: 'Copy address',
      run: () => {
        copyText(address).catch(reportFailure);
      },
    },
  });
}
