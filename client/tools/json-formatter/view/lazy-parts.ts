import { lazy } from 'react';

// Shown on request or on mistakes only.

export const TreePanel = lazy(async () => ({ default: (await import('./tree-panel.tsx')).TreePanel }));

export const ReportNotice = lazy(async () => ({
  default: (await import('./report-notice.tsx')).ReportNotice,
}));

export const ValidationReport = lazy(async () => ({
  default: (await import('./validation-report.tsx')).ValidationReport,
}));

export const RepairDialog = lazy(async () => ({
  default: (await import('./repair-dialog.tsx')).RepairDialog,
}));

export const ContextDialog = lazy(async () => ({
  default: (await import('./context-dialog.tsx')).ContextDialog,
}));
