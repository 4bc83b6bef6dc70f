/** A value in the browser's storage that is synchronized across tabs. */
export interface Store<Value> {
  /** Returns the current value; the same object until it changes, so React may compare by identity. */
  read(): Value;
  /** Writes a value. Returns false if storage is full or refused. */
  write(value: Value): boolean;
  /** Resets to the fallback and removes the value from storage. */
  clear(): void;
  subscribe(onChange: () => void): () => void;
}

export interface StoreFormat<Value> {
  /** Decodes a stored text; undefined if it is not valid. The fallback is then used and a warning logged. */
  decode(text: string): Value | undefined;
  encode(value: Value): string;
}

/** Creates a format that stores values as JSON; `accept` returns undefined for an invalid value. */
export function jsonFormat<Value>(accept: (raw: unknown) => Value | undefined): StoreFormat<Value> {
  return {
    decode: (text) => accept(JSON.parse(text) as unknown),
    encode: (value) => JSON.stringify(value),
  };
}

/** For values that last as long as the tab. Only a reference: reading it may throw. */
export const sessionArea = () => sessionStorage;
/** For values that outlast the tab. Reading it may throw, too. */
export const lastingArea = () => localStorage;

/** Creates a store under `key`. If the browser refuses storage, the value is kept until the page closes. */
export function createStore<Value>(
  key: string,
  format: StoreFormat<Value>,
  fallback: Value,
  area: () => Storage = lastingArea,
): Store<Value> {
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
    const isKept = writeText(area, key, text);
    refresh(text);
    emit();
    return isKept;
  }

  return {
    read() {
      refresh(readText(area, key, cachedText ?? null));
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
    // The stored text is unusable, whatever the reason.
  }
  console.warn(`The stored value of "${key}" cannot be read and is ignored.`);
  return fallback;
}

function readText(area: () => Storage, key: string, whenRefused: string | null): string | null {
  try {
    return area().getItem(key);
  } catch {
    return whenRefused;
  }
}

function writeText(area: () => Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) area().removeItem(key);
    else area().setItem(key, text);
    return true;
  } catch {
    // Storage is full or refused; the value is kept until the page closes.
    return false;
  }
}
