/** Asks the service worker to store a few more files. It answers with `StoreReport` on the port in the message. */
export interface StoreRequest {
  readonly type: 'store-more';
  readonly wantsHeavy: boolean;
  /** Paths to start with: the page and the files it has loaded. */
  readonly near: readonly string[];
  /** Paths that failed before and are skipped for now. */
  readonly skip: readonly string[];
}

/** How many of the requested files are stored. */
export interface StoreReport {
  readonly storedFiles: number;
  readonly totalFiles: number;
  readonly storedBytes: number;
  readonly totalBytes: number;
  /** The number of remaining files: missing, but neither skipped nor failed now. */
  readonly leftFiles: number;
  /** Paths that this request could not store. */
  readonly failed: readonly string[];
  /** True if the device has no space left. */
  readonly isFull: boolean;
}

/** The message that activates a waiting version of the service worker. */
export const takeOverMessage = 'take-over';
