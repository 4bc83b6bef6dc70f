export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'normal' | 'destructive';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is dismissed. */
  readonly isLasting?: boolean;
}

let current: (Notice & { readonly id: number }) | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice; it takes the place of the one before. */
export function notify(notice: Notice): void {
  lastId += 1;
  current = { ...notice, id: lastId };
  for (const listener of listeners) listener();
}

/** Says what was just done, and offers to undo it. */
export function notifyUndo(title: string, undo: () => void, text?: string): void {
  notify({ title, text, action: { label: 'Undo', run: undo } });
}

/** Takes the notice away, if it is still the one shown. */
export function dismissNotice(id: number): void {
  if (current?.id !== id) return;
  current = undefined;
  for (const listener of listeners) listener();
}

export function readNotice(): (Notice & { readonly id: number }) | undefined {
  return current;
}

export function subscribeNotices(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
