/** Posted by a worker once it holds its lifeline, before it starts any work. */
export interface LifelineMessage {
  readonly type: 'ready';
  /** False if the browser has no Web Locks, so the end of the worker cannot be detected. */
  readonly isHeld: boolean;
}

/**
 * Acquires the Web Lock of this name and holds it until this worker ends. A worker that was closed or killed sends no
 * event, and without the lock it would seem to be working. Resolves to whether the lock is held.
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

/** Resolves once the holder of this lifeline has ended. Call it only after its LifelineMessage. */
export async function lifelineEnd(name: string): Promise<void> {
  await webLocks()?.request(name, () => undefined);
}

/** Returns a unique name for a worker's lifeline; empty without Web Locks. */
export function newLifelineName(): string {
  return webLocks() ? crypto.getRandomValues(new BigUint64Array(1)).join('') : '';
}

/** Returns the lock manager; undefined in old browsers and on insecure pages. */
function webLocks(): LockManager | undefined {
  return (navigator as { locks?: LockManager }).locks;
}
