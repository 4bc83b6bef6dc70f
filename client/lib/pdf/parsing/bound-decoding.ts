/** As much as one stream of a file may unfold to in the parser. */
const mostBytes = 512 << 20;
/** As much of one that the browser's own decoder was stopped at: pdf.js tries it again with its own. */
const mostBytesAgain = 16 << 20;

/**
 * Bounds what pdf.js unfolds in the thread that calls this, whatever filters and encryption hide: a stream that grows
 * past the limit throws there, and `refuse` is called. pdf.js takes the throw for damage and goes on, so the caller has
 * to pass the word on.
 */
export function boundDecoding(refuse: () => void): void {
  let most = mostBytes;
  const stop = (): RangeError => {
    most = mostBytesAgain;
    refuse();
    return new RangeError('The stream unfolds to too much.');
  };
  // pdf.js doubles the buffer of a stream that grows, from a power of two. Files and pixels have other sizes.
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

/** A browser unfolds what it is given at once as a whole before it hands out any of it. */
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
