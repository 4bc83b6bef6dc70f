/** Reports progress every few megabytes. */
export type ReportBytes = (doneBytes: number) => void;

export const reportEveryBytes = 4_000_000;
