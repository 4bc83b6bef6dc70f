import type { TaskContext } from '#core/task.ts';
import type { DocumentReport } from '#core/json/reporting/document-report.ts';
import type { WriteOptions } from '#core/json/json-document.ts';
import type { TrailStep } from '#core/json/browsing/path-stack.ts';
import type { RepairChange } from '#core/json/repairing/repair.ts';
import type { SearchPage, SearchQuery } from '#core/json/browsing/search.ts';
import type { TreeNode, TreePage } from '#core/json/browsing/tree.ts';

/** The text to process. The worker keeps the last text and recognizes it by its id. */
export interface JsonSource {
  readonly id: number;
  readonly data: string | Blob;
}

interface OnSource {
  readonly source: JsonSource;
}

/** Text if it is small enough for an editor, else a blob. */
export type JsonOutput = { readonly text: string } | { readonly blob: Blob };

export interface ProcessRequest extends OnSource {
  /** Undefined to only read and report. */
  readonly write: WriteOptions | undefined;
}

export interface ProcessResult {
  readonly report: DocumentReport;
  /** Undefined if nothing was to be written, or the text is invalid. */
  readonly output: JsonOutput | undefined;
  readonly outputBytes: number;
}

/** The path of a value in three notations. */
export interface NodePath {
  readonly id: number;
  readonly pointer: string;
  readonly jsonPath: string;
  readonly jsPath: string;
  readonly documentIndex: number | undefined;
  readonly trail: readonly TrailStep[];
}

export interface RepairResult {
  readonly output: JsonOutput;
  readonly changes: readonly RepairChange[];
  readonly isCut: boolean;
  readonly isReencoded: boolean;
}

/** A part of the text with its surroundings. */
export interface TextContext {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

export interface JsonSession {
  process(request: ProcessRequest, context: TaskContext): Promise<ProcessResult>;
  root(request: OnSource, context: TaskContext): Promise<TreeNode>;
  children(
    request: OnSource & { readonly container: number; readonly from: number; readonly count: number },
    context: TaskContext,
  ): Promise<TreePage>;
  locate(request: OnSource & { readonly id: number }, context: TaskContext): Promise<NodePath>;
  readValue(request: OnSource & { readonly id: number }, context: TaskContext): Promise<string>;
  search(request: OnSource & { readonly query: SearchQuery }, context: TaskContext): Promise<SearchPage>;
  repair(request: OnSource, context: TaskContext): Promise<RepairResult>;
  readContext(
    request: OnSource & { readonly startByte: number; readonly endByte: number },
    context: TaskContext,
  ): Promise<TextContext>;
}
