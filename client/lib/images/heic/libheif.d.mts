// libheif-js comes without types for the file that this re-exports.

export interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  /** Calls back with the same object, its data filled, or with nothing when the picture cannot be decoded. */
  display(
    target: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
    done: (result: unknown) => void,
  ): void;
  free(): void;
}

export interface LibHeif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

export interface LibHeifOptions {
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}

export function createLibHeif(options: LibHeifOptions): LibHeif;
