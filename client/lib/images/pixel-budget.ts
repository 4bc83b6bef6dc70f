/** Runs jobs at the same time only while their total size is within a budget. A larger job runs alone. */
export interface Budget {
  /** Resolves when there is room; call the returned function to release it. Rejects when the signal aborts. */
  take(amount: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiter {
  readonly amount: number;
  readonly start: () => void;
}

/** Creates a budget that serves jobs in order, so small jobs cannot overtake a large one forever. */
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
