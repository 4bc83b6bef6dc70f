/** Loaded once a form stands: what runs its operation, and what shows what comes of it. */
export { FormRun } from './form-run.ts';
export { ReportView } from './report-view.tsx';
export { KeptInput } from './kept-input.tsx';
export { loadSlots } from '#client/tool-kit/operation-page/slots.ts';
