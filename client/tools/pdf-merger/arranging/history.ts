/** A value with its undo and redo history. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

const maxSteps = 200;

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** Adds a step that can be undone; an unchanged value is not a step. */
export function step<Value>(history: History<Value>, next: Value): History<Value> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-maxSteps), present: next, future: [] };
}

/** Changes every state, past and future ones too: what happened by itself is not a step that can be undone. */
export function amend<Value>(
  { past, present, future }: History<Value>,
  change: (value: Value) => Value,
): History<Value> {
  return { past: past.map(change), present: change(present), future: future.map(change) };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) as Value, future: [present, ...future] };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as Value, future: future.slice(1) };
}
