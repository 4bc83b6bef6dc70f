/** Asks the service worker to store a few more files; it answers with `StoreReport` on the port that comes along. */
export interface StoreRequest {
  readonly type: 'store-more';
  readonly wantsHeavy: boolean;
  /** Paths to begin with: the page and what it has loaded. */
  readonly near: readonly string[];
  /** Paths that failed before and are left out for now. */
  readonly skip: readonly string[];
}

/** How much of what is wanted is stored. */
export interface StoreReport {
  readonly storedFiles: number;
  readonly totalFiles: number;
  readonly storedBytes: number;
  readonly totalBytes: number;
  /** How many files are left to ask for: missing, and neither skipped nor failed just now. */
  readonly leftFiles: number;
  /** Paths that this request could not store. */
  readonly failed: readonly string[];
  /** True when the device has no room left. */
  readonly isFull: boolean;
}

/** Makes a waiting version the active one. */
export const takeOverMessage = 'take-over';
