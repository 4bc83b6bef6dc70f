const chunkBytes = 1 << 20;

export interface BlobMatches {
  /** The byte offsets where the matches begin. */
  readonly offsets: readonly number[];
  /** True if there are more matches than requested. */
  readonly hasMore: boolean;
}

/** Searches UTF-8 of any size for a text, chunk by chunk; stops after `limit` matches. */
export async function findInBlob(
  blob: Blob,
  pattern: RegExp,
  options: { readonly limit: number; readonly longest: number; readonly signal: AbortSignal },
): Promise<BlobMatches> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const offsets: number[] = [];
  let text = '';
  let textOffset = 0;
  for (let start = 0; start < blob.size; start += chunkBytes) {
    options.signal.throwIfAborted();
    const bytes = await blob.slice(start, start + chunkBytes).arrayBuffer();
    text += decoder.decode(bytes, { stream: start + chunkBytes < blob.size });
    let counted = 0;
    let matchEnd = 0;
    for (const { index, 0: found } of text.matchAll(pattern)) {
      if (offsets.length === options.limit) return { offsets, hasMore: true };
      textOffset += byteLength(text.slice(counted, index));
      counted = index;
      matchEnd = index + found.length;
      offsets.push(textOffset);
    }
    // Keeps the end of this chunk, where a match may begin that continues in the next one.
    const kept = wholeCharacter(text, Math.max(matchEnd, text.length - options.longest + 1));
    textOffset += byteLength(text.slice(counted, kept));
    text = text.slice(kept);
  }
  return { offsets, hasMore: false };
}

/** Returns a pattern that matches `text` literally; ignores case unless `matchesCase`. */
export function literalPattern(text: string, matchesCase: boolean): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), matchesCase ? 'gu' : 'giu');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function wholeCharacter(text: string, at: number): number {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at;
}
