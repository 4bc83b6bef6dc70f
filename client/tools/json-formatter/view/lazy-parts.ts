import { lazyPart } from '#client/ui/loading/lazy-part.ts';

// These parts are only shown on request or for errors.

export const TreePanel = lazyPart(async () => ({ default: (await import('./tree-panel.tsx')).TreePanel }));

export const ReportNotice = lazyPart(async () => ({
  default: (await import('./report-notice.tsx')).ReportNotice,
}));

export const ValidationReport = lazyPart(async () => ({
  default: (await import('./validation-report.tsx')).ValidationReport,
}));

export const RepairDialog = lazyPart(async () => ({
  default: (await import('./repair-dialog.tsx')).RepairDialog,
}));

export const ContextDialog = lazyPart(async () => ({
  default: (await import('./context-dialog.tsx')).ContextDialog,
}));
