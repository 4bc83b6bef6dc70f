/** Lets jobs run together only while their sizes add up to no more than a budget; a job larger than all of it runs alone. */
export interface Budget {
  /** Resolves when there is room; call the answer to give the room back. Rejects when the signal aborts. */
  take(amount: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiter {
  readonly amount: number;
  readonly start: () => void;
}

/** First come, first served: a large job is not overtaken for ever by small ones. */
export function createBudget(total: number): Budget {
  const waiting: Waiter[] = [];
  let used = 0;

  function admit(): void {
    for (let next = waiting[0]; next && (used === 0 || used + next.amount <= total); next = waiting[0]) {
      waiting.shift();
      next.start();
    }
  }

  function take(amount: number, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        amount,
        start: () => {
          used += amount;
          let isHeld = true;
          resolve(() => {
            if (!isHeld) return;
            isHeld = false;
            used -= amount;
            admit();
          });
        },
      };
      const leave = () => {
        const place = waiting.indexOf(waiter);
        if (place < 0) return;
        waiting.splice(place, 1);
        reject(signal.reason as Error);
        admit();
      };
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(waiter);
      admit();
    });
  }

  return { take };
}
