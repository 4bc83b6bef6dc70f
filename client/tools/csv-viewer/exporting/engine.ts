// The modules that the operation loads when it runs.
export { convertTable } from './convert-table.ts';
export { describeConversion } from './table-notes.ts';
