/** The text around the Base64 itself. */
export interface Envelope {
  /** The byte offset where the Base64 begins; `end` is the one after it. */
  readonly start: number;
  readonly end: number;
  readonly note: string | undefined;
}

const headBytes = 2048;

/** Finds the `data:` prefix of a data URL or the header and footer lines of a PEM file (RFC 7468). */
export async function findEnvelope(blob: Blob): Promise<Envelope> {
  const head = await blob.slice(0, headBytes).text();
  const dataUrl = /^\s*data:([^,]*);base64,/i.exec(head);
  if (dataUrl) {
    const mediaType = dataUrl[1] ?? '';
    const note = `The data: prefix${mediaType ? ` (${mediaType})` : ''} was left out.`;
    return { start: byteLength(dataUrl[0]), end: blob.size, note };
  }
  const header = /^\s*-----BEGIN ([^\r\n]{1,80})-----[ \t]*\r?\n/.exec(head);
  if (!header) return { start: 0, end: blob.size, note: undefined };
  const tailStart = Math.max(byteLength(header[0]), blob.size - headBytes);
  const tail = await blob.slice(tailStart).text();
  const footerAt = tail.indexOf('-----END ');
  const end = footerAt < 0 ? blob.size : tailStart + byteLength(tail.slice(0, footerAt));
  return {
    start: byteLength(header[0]),
    end,
    note: `The PEM header and footer (${header[1] ?? ''}) were left out.`,
  };
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
