import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import type { CallOptions } from '#client/lib/workers/pool.ts';
import { openSession, type Session } from '#client/tool-kit/operations/session.ts';
import type { MergeRequest, MergeResult } from '#client/lib/pdf/merging/merge-request.ts';
import { type AddedFile, createMergerStore, type MergerStore } from '../arranging/merger-store.ts';
import { createThumbnailStore, type ThumbnailStore } from '../arranging/thumbnail-store.ts';
import type { MergerSession } from '../session-api.ts';

/** The workers of a page view, and the stores that they fill. */
export interface MergerEngine {
  readonly store: MergerStore;
  readonly thumbnails: ThumbnailStore;
  /** Starts the workers before there is a file, when the person is about to choose one. */
  warmUp(): void;
  merge(request: MergeRequest, options: CallOptions): Promise<MergeResult>;
  dispose(): void;
}

const inspectLimitMs = 60_000;
const drawLimitMs = 20_000;
const mergeLimitMs = 15 * 60_000;
const thumbnailSidePx = 300;

/**
 * Creates the engine with two workers: one shows files and pages and checks results, the other merges, so that
 * canceling a merge does not affect the thumbnails. Each starts when first needed and stops when idle; after that it
 * opens files again.
 */
export function createMergerEngine(): MergerEngine {
  const viewer = openSession<MergerSession>('pdf-merger', { idleMs: 120_000 });
  const merger = openSession<MergerSession>('pdf-merger', { idleMs: 30_000 });
  const store = createMergerStore(async (file) => {
    const inspected = await thumbnails.rest(viewer.call('inspect', file, { timeLimitMs: inspectLimitMs }));
    prepare(merger, 'merge');
    return inspected;
  });
  const thumbnails = createThumbnailStore({
    createUrl: createObjectUrl,
    draw: (key) => drawPage(key),
  });

  function drawPage(key: string): Promise<Blob> {
    const { sourceId, pageIndex } = parseThumbnailKey(key);
    const added = store.read().files.get(sourceId);
    if (!added || (added.status.kind !== 'pdf' && added.status.kind !== 'image')) {
      return Promise.reject(new Error(`There is no file ${sourceId}.`));
    }
    const request = {
      source: { id: added.id, file: added.file, password: passwordOf(added) },
      kind: added.status.kind,
      pageIndex,
      longSidePx: thumbnailSidePx * Math.min(2, Math.ceil(devicePixelRatio)),
    };
    return viewer.call('draw', request, { timeLimitMs: drawLimitMs });
  }

  async function merge(request: MergeRequest, options: CallOptions): Promise<MergeResult> {
    const result = await merger.call('merge', request, { timeLimitMs: mergeLimitMs, ...options });
    options.onProgress?.({ fraction: 0.95, label: 'Checking the result' });
    const { blob, pageCount } = result;
    await viewer.call('check', { blob, pageCount, password: request.options.password });
    return result;
  }

  return {
    store,
    thumbnails,
    warmUp() {
      prepare(viewer, 'show');
      prepare(merger, 'merge');
    },
    merge: (request, options) => thumbnails.rest(merge(request, options)),
    dispose() {
      thumbnails.dispose();
      viewer.dispose();
      merger.dispose();
    },
  };
}

/** Ignores failures, because the work itself will fail and report the same error. */
function prepare(pool: Session<MergerSession>, work: 'show' | 'merge'): void {
  pool.call('prepare', work).catch(() => undefined);
}

function passwordOf({ status }: AddedFile): string | undefined {
  return status.kind === 'pdf' ? status.password : undefined;
}

/** Returns the key of a page in the thumbnail store. */
export function thumbnailKey(sourceId: string, pageIndex: number): string {
  return `${sourceId}:${pageIndex}`;
}

function parseThumbnailKey(key: string): { sourceId: string; pageIndex: number } {
  const colon = key.lastIndexOf(':');
  return { sourceId: key.slice(0, colon), pageIndex: Number(key.slice(colon + 1)) };
}
