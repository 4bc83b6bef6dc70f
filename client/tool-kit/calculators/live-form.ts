// What a form needs once it is there: it loads behind the page's first sight.
export { FormRun } from './form-run.ts';
export { ReportView } from './report-view.tsx';
export { KeptInput } from './kept-input.tsx';
export { CodeText } from './code-text.tsx';
export { RecentLines } from './recent-lines.tsx';
export { LinkedNote } from '#client/tool-kit/frame/linked-note.tsx';
export { loadSlots } from '#client/tool-kit/operation-page/slots.ts';
