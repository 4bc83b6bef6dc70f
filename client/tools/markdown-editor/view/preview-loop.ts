import { describeFault } from '#client/tool-kit/running/fault.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import type { Flavor } from '../markdown/parser.ts';
import type { PreviewPainter } from './preview-painter.ts';
import type { MarkdownClient, PreviewUpdate } from '../session-api.ts';

/** A limit for hostile input; normal documents never take this long. */
const timeLimitMs = 20_000;

const maxPauseMs = 500;

export interface Draft {
  readonly content: string | Blob;
  readonly flavour: Flavor;
}

interface LoopListener {
  onShown(update: PreviewUpdate): void;
  onMistake(error: ToolInputError): void;
}

/** Shows drafts in order. While one is processed, only the newest of the others is kept. */
export function createPreviewLoop(client: MarkdownClient, painter: PreviewPainter, listener: LoopListener) {
  let wanted: Draft | undefined;
  let isRunning = false;
  let isGone = false;
  let shownVersion: number | undefined;

  async function showOne(draft: Draft): Promise<void> {
    const call = client.call('preview', { ...draft, shownVersion }, { timeLimitMs });
    // After a failure, a new worker restarts its version numbers.
    shownVersion = undefined;
    try {
      const update = await call;
      if (isGone) return;
      await painter.update(update);
      shownVersion = update.version;
      listener.onShown(update);
    } catch (error) {
      if (error instanceof ToolInputError) listener.onMistake(error);
      else if (!isAbortError(error)) listener.onMistake(describeFault(error, () => show(draft)));
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (wanted && !isGone) {
      const draft = wanted;
      wanted = undefined;
      const startMs = performance.now();
      await showOne(draft);
      // The slower a document is, the longer the pause for keyboard input.
      const pauseMs = Math.min(performance.now() - startMs, maxPauseMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isRunning = false;
  }

  function show(draft: Draft): void {
    wanted = draft;
    if (!isRunning) void run();
  }

  return {
    show,
    stop() {
      isGone = true;
    },
  };
}
