// The modules that a form needs after its first paint.
export { FormRun } from './form-run.tsx';
export { ReportView } from './report-view.tsx';
export { KeptInput } from './kept-input.tsx';
export { CodeText } from './code-text.tsx';
export { RecentLines } from './recent-lines.tsx';
export { SendTo } from '#client/tool-kit/results/send-to.tsx';
export { AgainButton } from '#client/tool-kit/operation-page/again-button.tsx';
export { LinkedNote } from '#client/tool-kit/frame/linked-note.tsx';
export { FormFile } from '#client/tool-kit/operation-page/form/form-file.tsx';
