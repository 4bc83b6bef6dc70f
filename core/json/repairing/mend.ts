import { type Analysis, analyze } from '#core/json/reading/analysis.ts';
import { ChunkWriter, joinChunks } from '#core/json/writing/chunk-writer.ts';
import { findFix, type Fix } from './fixes.ts';

/** The most rounds of fixes, because one fix can reveal another mistake. */
const rounds = 8;
/** More mistakes than this are not worth fixing. */
const mendedIssues = 200_000;

/**
 * Fixes every mistake in place and changes nothing else. Returns the analysis of the fixed text, which is valid in some
 * dialect; undefined if some mistake would need a guess.
 */
export function mendText(bytes: Uint8Array): Analysis | undefined {
  let analysis = analyze(bytes, undefined, mendedIssues);
  for (let round = 0; round < rounds && analysis.dialect === undefined; round += 1) {
    const { errors } = analysis.issues;
    if (errors.total > mendedIssues) return undefined;
    const fixes: Fix[] = [];
    for (const issue of errors.kept) {
      const fix = findFix(analysis.bytes, issue);
      if (!fix) return undefined;
      fixes.push(fix);
    }
    analysis = analyze(applyFixes(analysis.bytes, fixes), undefined, mendedIssues);
  }
  return analysis.dialect === undefined ? undefined : analysis;
}

/** Applies the changes that do not overlap; the next round finds the rest again. */
function applyFixes(bytes: Uint8Array, fixes: Fix[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const writer = new ChunkWriter();
  let copied = 0;
  for (const { start, end, text } of fixes.sort((a, b) => a.start - b.start)) {
    if (start < copied) continue;
    writer.copy(bytes, copied, start);
    const added = encoder.encode(text);
    writer.copy(added, 0, added.length);
    copied = end;
  }
  writer.copy(bytes, copied, bytes.length);
  return joinChunks(writer.finish());
}
