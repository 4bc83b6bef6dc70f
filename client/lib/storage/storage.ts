/** A value kept in the browser's storage and kept in step across tabs. */
export interface Store<Value> {
  /** The current value; the same object until it changes, so React may compare by identity. */
  read(): Value;
  /** Says whether the browser took it: false where storage is full or refused. */
  write(value: Value): boolean;
  /** Back to the fallback, leaving nothing in storage. */
  clear(): void;
  subscribe(onChange: () => void): () => void;
}

export interface StoreFormat<Value> {
  /** Undefined for text that is not a valid value: the fallback is used and the fault is logged. */
  decode(text: string): Value | undefined;
  encode(value: Value): string;
}

/** Keeps values as JSON; `accept` returns undefined for anything that is not a valid value. */
export function jsonFormat<Value>(accept: (raw: unknown) => Value | undefined): StoreFormat<Value> {
  return {
    decode: (text) => accept(JSON.parse(text) as unknown),
    encode: (value) => JSON.stringify(value),
  };
}

/** A store under `key`. Where the browser refuses storage, the value lives as long as the page. */
export function createStore<Value>(key: string, format: StoreFormat<Value>, fallback: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let cachedText: string | null | undefined;
  let cachedValue = fallback;

  function refresh(text: string | null): void {
    if (text === cachedText) return;
    cachedText = text;
    cachedValue = text === null ? fallback : decodeOr(fallback, key, text, format);
  }

  function emit(): void {
    for (const listener of listeners) listener();
  }

  function handleStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) emit();
  }

  function change(text: string | null): boolean {
    const isKept = writeText(key, text);
    refresh(text);
    emit();
    return isKept;
  }

  return {
    read() {
      refresh(readText(key, cachedText ?? null));
      return cachedValue;
    },
    write: (value) => change(format.encode(value)),
    clear: () => void change(null),
    subscribe(onChange) {
      if (listeners.size === 0) globalThis.addEventListener('storage', handleStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener('storage', handleStorage);
      };
    },
  };
}

function decodeOr<Value>(fallback: Value, key: string, text: string, format: StoreFormat<Value>): Value {
  try {
    const value = format.decode(text);
    if (value !== undefined) return value;
  } catch {
    // Told apart from other faults below: whatever the reason, the stored text is unusable.
  }
  console.warn(`The stored value of "${key}" cannot be read and is ignored.`);
  return fallback;
}

function readText(key: string, whenRefused: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return whenRefused;
  }
}

function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Storage is full or refused: the value still holds for this page.
    return false;
  }
}
