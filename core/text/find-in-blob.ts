const chunkBytes = 1 << 20;

export interface BlobMatches {
  /** Where they begin, as byte offsets. */
  readonly offsets: readonly number[];
  /** True when there are more than were asked for. */
  readonly hasMore: boolean;
}

/** Finds a piece of text in UTF-8 of any size, reading a part at a time; not beyond `limit` places. */
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
    // What may be the beginning of a place that goes on in the next part.
    const kept = wholeCharacter(text, Math.max(matchEnd, text.length - options.longest + 1));
    textOffset += byteLength(text.slice(counted, kept));
    text = text.slice(kept);
  }
  return { offsets, hasMore: false };
}

/** A pattern for `text` as it stands, in either case unless `matchesCase`. */
export function literalPattern(text: string, matchesCase: boolean): RegExp {
  return new RegExp(text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), matchesCase ? 'gu' : 'giu');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function wholeCharacter(text: string, at: number): number {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at;
}
