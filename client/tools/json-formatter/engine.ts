// The modules that the operation loads when it runs.
export { reportDocument } from '#core/json/reporting/document-report.ts';
export { JsonDocument } from '#core/json/json-document.ts';
export { requireValid } from '#core/json/json-document.ts';
export { readSource } from '#core/json/bytes/source-bytes.ts';
