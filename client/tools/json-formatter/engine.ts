// What the operation loads when it runs.
export { reportDocument } from './document-report.ts';
export { JsonDocument } from './json-document.ts';
export { requireValid } from './logic.ts';
export { readSource } from './source-bytes.ts';
