import { describeIssue } from './issue-messages.ts';
import type { Issue, IssueCode, IssueList, IssueText } from '#core/json/reading/issues.ts';
import { locateOffsets, type Position } from '#core/json/bytes/positions.ts';

/** An issue as shown to a person. */
export interface IssueReport extends Position, IssueText {
  readonly code: IssueCode;
  /** The UTF-16 offset after the wrong text. */
  readonly endOffset: number;
  /** The byte offsets of the same text. */
  readonly startByte: number;
  readonly endByte: number;
}

/** Describes the kept issues in the order of the text. */
export function reportIssues<Code extends IssueCode>(
  bytes: Uint8Array,
  list: IssueList<Code>,
): IssueReport[] {
  const issues: Issue[] = [...list.kept].sort((a, b) => a.start - b.start);
  const positions = locateAll(bytes, issues);
  const at = (offset: number) => positions.get(offset) as Position;
  return issues.map((issue) => ({
    code: issue.code,
    ...at(issue.start),
    endOffset: at(issue.end).offset,
    startByte: issue.start,
    endByte: issue.end,
    ...describeIssue(bytes, issue, at(issue.related ?? issue.start)),
  }));
}

/** Finds all positions of the issues in one pass over the bytes. */
function locateAll(bytes: Uint8Array, issues: readonly Issue[]): Map<number, Position> {
  const offsets = new Set<number>();
  for (const { start, end, related } of issues) {
    offsets.add(start);
    offsets.add(end);
    offsets.add(related ?? start);
  }
  const ascending = [...offsets].sort((a, b) => a - b);
  const positions = locateOffsets(bytes, ascending);
  return new Map(ascending.map((offset, index) => [offset, positions[index] as Position]));
}
