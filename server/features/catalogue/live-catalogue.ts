import type { Database } from '#server/database/database.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import { HttpProblem } from '#server/http/problem.ts';
import { describeError, type Log } from '#server/log.ts';
import type { LiveSite } from '#server/site/live-site.ts';
import {
  type CatalogueChange,
  commitChange,
  firstVersion,
  nextVersion,
  previewChange,
  readCatalogueVersion,
  readEdits,
} from './store.ts';

/** The interval for checking for edits of other processes. */
const followMs = 2000;
/** The delay before rendering edits again after a failure, because memory may have been short. */
const retryMs = 60_000;
const maxAttempts = 10;

export interface LiveCatalogue {
  readonly current: () => StaticSite;
  /**
   * Renders the site with a change, then stores and shows it. If the site cannot be rendered with it, throws an
   * HttpProblem 422 and stores nothing.
   */
  readonly apply: (change: CatalogueChange) => Promise<void>;
  readonly end: () => void;
}

/** Shows the stored edits, and later those that any process stores. Shows the built site if they cannot be rendered. */
export async function startCatalogue(database: Database, live: LiveSite, log: Log): Promise<LiveCatalogue> {
  let shownVersion = firstVersion;
  let retryAtMs = 0;
  let isBusy = false;
  let turn: Promise<void> = Promise.resolve();

  /** Runs one rendering at a time, because each takes a second and hundreds of megabytes. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    isBusy = true;
    const run = turn.then(work);
    const settled = run
      .catch(() => undefined)
      .then(() => {
        if (turn === settled) isBusy = false;
      });
    turn = settled;
    return run;
  }

  async function follow(): Promise<void> {
    if (Date.now() < retryAtMs) return;
    try {
      const version = await readCatalogueVersion(database);
      if (version === shownVersion) return;
      const edits = await readEdits(database);
      retryAtMs = Date.now() + retryMs;
      live.show(await live.render(edits));
      retryAtMs = 0;
      shownVersion = version;
    } catch (error) {
      log('edits-not-shown', describeError(error));
    }
  }

  async function apply(change: CatalogueChange): Promise<void> {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const { edits, version } = await previewChange(database, change);
      const site = await live.render(edits).catch((error: unknown) => {
        log('edit-refused', describeError(error));
        throw new HttpProblem(
          422,
          'cannot_render',
          'The site cannot be shown with this change, so nothing was saved. Try other words.',
        );
      });
      // If another process has stored an edit since, both are rendered together.
      if (!(await commitChange(database, change, version))) continue;
      live.show(site);
      shownVersion = nextVersion(version);
      return;
    }
    throw new HttpProblem(503, 'busy', 'Others are changing the catalogue. Please try again.', {
      retryAfterMs: 5000,
    });
  }

  await follow();
  const timer = setInterval(() => {
    if (!isBusy) void inTurn(follow);
  }, followMs);
  return {
    current: live.current,
    apply: (change) => inTurn(() => apply(change)),
    end: () => {
      clearInterval(timer);
    },
  };
}
