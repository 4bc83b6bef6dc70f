/** A worker posts it once it holds its lifeline, and before it works on anything. */
export interface LifelineMessage {
  readonly type: 'ready';
  /** False where the browser has no Web Locks: the worker's end cannot be noticed then. */
  readonly isHeld: boolean;
}

/**
 * Takes the Web Lock of this name and holds it until this worker ends, however it ends: a worker that was closed or
 * killed sends no event, and its silence looks like work. Resolves to whether the lock is held.
 */
export function holdLifeline(name: string): Promise<boolean> {
  const locks = webLocks();
  if (!locks || name === '') return Promise.resolve(false);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(name, hold).catch(() => resolve(false));
  });
}

/** Resolves once whoever holds the lifeline of this name has ended. Ask after its LifelineMessage only. */
export async function lifelineEnd(name: string): Promise<void> {
  await webLocks()?.request(name, () => undefined);
}

/** A name for a worker's lifeline that no other page and no other worker has. */
export function newLifelineName(): string {
  return webLocks() ? crypto.randomUUID() : '';
}

/** Undefined in old browsers and where the page did not come over a secure connection. */
function webLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
