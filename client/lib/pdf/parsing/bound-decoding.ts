/** The largest size to which the parser may decompress one stream. */
const mostBytes = 512 << 20;
/** The limit for a stream after the browser's own decoder was stopped, because pdf.js tries it again with its own. */
const mostBytesAgain = 16 << 20;

/**
 * Limits how much pdf.js decompresses in this thread, whatever filters or encryption are used. A stream that grows past
 * the limit throws, and `refuse` is called. pdf.js treats the exception as damage and goes on, so the caller must
 * report the refusal.
 */
export function boundDecoding(refuse: () => void): void {
  let most = mostBytes;
  const stop = (): RangeError => {
    most = mostBytesAgain;
    refuse();
    return new RangeError('The stream expands to too much data.');
  };
  // pdf.js doubles the buffer of a growing stream, starting at a power of two, so only such sizes are limited. Files
  // and pixels have other sizes.
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, values: readonly unknown[]) {
      const [size] = values;
      if (typeof size === 'number' && size >= most && Number.isInteger(Math.log2(size))) throw stop();
      return Reflect.construct(target, values) as Uint8Array;
    },
  });
  globalThis.DecompressionStream = new Proxy(DecompressionStream, {
    construct(target, values: [CompressionFormat]) {
      most = mostBytes;
      const { readable, writable } = new target(...values);
      const pieces = splitIntoPieces();
      const unfolded = pieces.readable.pipeThrough({ readable, writable });
      return { readable: unfolded.pipeThrough(countBytes(stop)), writable: pieces.writable };
    },
  });
}

/** A browser decompresses each input chunk completely before it returns any output. */
const pieceBytes = 64 << 10;

function splitIntoPieces() {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(data, controller) {
      for (let at = 0; at < data.length; at += pieceBytes) {
        controller.enqueue(data.subarray(at, at + pieceBytes));
      }
    },
  });
}

function countBytes(stop: () => RangeError) {
  let size = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      size += piece.length;
      if (size < mostBytes) controller.enqueue(piece);
      else controller.error(stop());
    },
  });
}
