const lockPrefix = 'results-';

/**
 * Private files of this tab in the browser's storage on the disk, for data that would fill the memory. They are
 * deleted with the tab; the next folder to be opened deletes what a crash left.
 */
export class DiskFolder {
  #opened: Promise<OpenFolder> | undefined;
  #count = 0;

  /** Writes a file and returns it as stored on the disk. Rejects where the browser has no such storage, or no space. */
  async write(content: Blob | ReadableStream<Uint8Array>): Promise<File> {
    this.#opened ??= openFolder();
    const { folder } = await this.#opened;
    this.#count += 1;
    const handle = await folder.getFileHandle(`${this.#count}`, { create: true });
    const target = await handle.createWritable();
    await (content instanceof Blob ? content.stream() : content).pipeTo(target);
    return handle.getFile();
  }

  /** Removes its files. They must not be in use any more; later ones go into a new folder. */
  readonly close = (): void => {
    this.#opened?.then(({ close }) => close()).catch(() => undefined);
    this.#opened = undefined;
  };
}

interface OpenFolder {
  readonly folder: FileSystemDirectoryHandle;
  readonly close: () => void;
}

async function openFolder(): Promise<OpenFolder> {
  const root = await navigator.storage.getDirectory();
  await removeOldFolders(root);
  const name = lockPrefix + crypto.randomUUID();
  const unlock = await lock(name);
  const folder = await root.getDirectoryHandle(name, { create: true });
  const close = () => {
    removeEventListener('pagehide', close);
    root.removeEntry(name, { recursive: true }).then(unlock, unlock);
  };
  // Browsers keep no page with a lock for Back, so the page never returns to deleted files.
  addEventListener('pagehide', close);
  return { folder, close };
}

/** The folders that no living tab has locked. */
async function removeOldFolders(root: FileSystemDirectoryHandle): Promise<void> {
  for await (const name of root.keys()) {
    if (!name.startsWith(lockPrefix)) continue;
    await navigator.locks.request(name, { ifAvailable: true }, async (free) => {
      if (free) await root.removeEntry(name, { recursive: true }).catch(() => undefined);
    });
  }
}

/** Holds a lock until the returned function is called or the tab closes. */
function lock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const isHeld = async () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(name, isHeld).catch(reject);
  });
}
