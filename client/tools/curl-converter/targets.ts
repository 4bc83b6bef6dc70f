import type { DataKind } from '#core/text/kinds/data-kinds.ts';

/** The languages: what they are called, and the file that holds the code. */
export const targets = {
  javascript: { label: 'JavaScript (fetch)', file: 'request.js', kind: 'javascript' },
  node: { label: 'Node.js (fetch)', file: 'request.mjs', kind: 'javascript' },
  python: { label: 'Python (requests)', file: 'request.py', kind: 'text' },
  go: { label: 'Go (net/http)', file: 'main.go', kind: 'text' },
  php: { label: 'PHP (curl)', file: 'request.php', kind: 'text' },
} as const satisfies Record<string, { label: string; file: string; kind: DataKind }>;

export type TargetId = keyof typeof targets;
export const targetIds = Object.keys(targets) as TargetId[];
