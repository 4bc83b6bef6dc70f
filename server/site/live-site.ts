import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type CatalogueEdits, noEdits, type ToolEdit } from '#core/site/catalogue-edits.ts';
import type { StaticSite } from '#server/http/static-site.ts';
import type { RenderAnswer, RenderTask } from './render-worker.ts';
import { hasOwnSettings, type SiteConfig } from './site-config.ts';

/** The currently served site: the built one, or one with the operator's settings and the administrator's edits. */
export interface LiveSite {
  readonly current: () => StaticSite;
  /** Renders the whole site with these edits without showing it yet. Rejects if it cannot be rendered. */
  readonly render: (edits: CatalogueEdits) => Promise<StaticSite>;
  /** Serves this site from now on. */
  readonly show: (site: StaticSite) => void;
}

/** Creates the site with the operator's settings. `siteDir` is the folder of the built site. */
export async function createLiveSite(
  built: StaticSite,
  siteDir: string,
  config: SiteConfig,
): Promise<LiveSite> {
  const hosted = { ...built, manifest: { ...built.manifest, hosting: config.hosting } };
  const unedited = hasOwnSettings(config) ? await renderAgain(hosted, siteDir, config, noEdits) : hosted;
  let current = unedited;
  return {
    current: () => current,
    render: async (edits) => {
      const isUnedited = edits.tools.length + edits.categories.length === 0;
      return isUnedited ? unedited : renderAgain(hosted, siteDir, config, edits);
    },
    show: (site) => {
      current = site;
    },
  };
}

async function renderAgain(
  built: StaticSite,
  siteDir: string,
  { settings, hiddenTools, logo }: SiteConfig,
  edits: CatalogueEdits,
): Promise<StaticSite> {
  const { entries: builtEntries, inlineScriptHashes, hosting, catalogue } = built.manifest;
  const hidden = catalogue.tools
    .filter(({ id }) => hiddenTools.includes(id))
    .map((tool): ToolEdit => ({ ...tool, isRemoved: true, isAdded: false }));
  const tools = [...edits.tools.filter(({ id }) => !hiddenTools.includes(id)), ...hidden];
  const task: RenderTask = {
    rendererDir: join(siteDir, 'renderer'),
    data: { edits: { ...edits, tools }, settings },
    entries: builtEntries,
    ...(logo === undefined ? {} : { logo }),
    headerSite: { inlineScriptHashes, ...(hosting ? { hosting } : {}) },
  };
  const { entries, redirects, files } = await runThread(task);
  return {
    ...built,
    manifest: { ...built.manifest, entries, redirects },
    entries: new Map(entries.map((entry) => [entry.path, entry])),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    inMemory: (file) => files.get(file) ?? built.inMemory(file),
    read: (file) => files.get(file) ?? built.read(file),
  };
}

function runThread(task: RenderTask): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: task,
      // Otherwise React checks for mistakes and describes them, which takes a third of the time.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    thread.once('message', (answer: RenderAnswer) => {
      resolve(answer);
    });
    thread.once('error', reject);
    thread.once('exit', (code) => {
      reject(new Error(`The renderer ended with code ${code}.`));
    });
  });
}
