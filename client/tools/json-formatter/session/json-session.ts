import { ToolInputError } from '#core/errors.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { TaskContext } from '#core/task.ts';
import { reportDocument } from '#core/json/reporting/document-report.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { toJsonPath, toJsonPointer, toJsPath } from '#core/json/browsing/paths.ts';
import { repairText } from '#core/json/repairing/repair.ts';
import { searchText } from '#core/json/browsing/search.ts';
import { readSource } from '#core/json/bytes/source-bytes.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import type { JsonOutput, JsonSource, JsonSession } from '../session-api.ts';

/** Larger output stays a blob, because an editor would freeze. */
const editorBytes = 1_000_000;
const copiedValueBytes = 20_000_000;
const contextBytes = 2000;

/** Creates a session on the last text that was read; another text replaces it. */
export default function createJsonSession(): JsonSession {
  let current: { readonly id: number; readonly document: JsonDocument } | undefined;

  async function open({ id, data }: JsonSource, context: TaskContext): Promise<JsonDocument> {
    if (current?.id === id) return current.document;
    current = undefined;
    if (typeof data !== 'string') context.reportProgress({ label: 'Reading' });
    const source = await readSource(data);
    const document = new JsonDocument(source, reporter(context, 'Checking', source.bytes.length));
    current = { id, document };
    return document;
  }

  return {
    async process({ source, write }, context) {
      const document = await open(source, context);
      const report = reportDocument(document, write);
      if (!write || !document.isValid) return { report, output: undefined, outputBytes: 0 };
      const writer = document.write(write, reporter(context, 'Writing', document.analysis.bytes.length));
      const { chunks, sizeBytes } = writer;
      return { report, output: toOutput(chunks, sizeBytes), outputBytes: sizeBytes };
    },

    async root({ source }, context) {
      return (await open(source, context)).tree.root;
    },

    async children({ source, container, from, count }, context) {
      return (await open(source, context)).tree.children(container, from, count);
    },

    async locate({ source, id }, context) {
      const { segments, documentIndex, trail } = (await open(source, context)).tree.locate(id);
      const pointer = toJsonPointer(segments);
      const jsonPath = toJsonPath(segments);
      return { id, pointer, jsonPath, jsPath: toJsPath(segments), documentIndex, trail };
    },

    async readValue({ source, id }, context) {
      const { analysis, tree } = await open(source, context);
      const [start, end] = tree.span(id);
      if (end - start > copiedValueBytes) {
        throw new ToolInputError(
          `This value takes ${formatBytes(end - start)}, too much for the clipboard.`,
          {
            hint: 'Copy a part of it, or download the whole output.',
          },
        );
      }
      return sliceText(analysis.bytes, start, end);
    },

    async search({ source, query }, context) {
      const { analysis, isValid } = await open(source, context);
      return isValid ? searchText(analysis.bytes, query) : { hits: [], total: 0 };
    },

    async repair({ source }, context) {
      const { bytes, ...rest } = repairText((await open(source, context)).analysis);
      return { ...rest, output: toOutput([bytes], bytes.length) };
    },

    async readContext({ source, startByte, endByte }, context) {
      const { bytes } = (await open(source, context)).analysis;
      return {
        before: sliceText(bytes, Math.max(0, startByte - contextBytes), startByte),
        text: sliceText(bytes, startByte, Math.min(endByte, startByte + contextBytes)),
        after: sliceText(bytes, endByte, Math.min(bytes.length, endByte + contextBytes)),
      };
    },
  };
}

function toOutput(chunks: Uint8Array<ArrayBuffer>[], sizeBytes: number): JsonOutput {
  const blob = () => new Blob(chunks, { type: 'application/json' });
  if (sizeBytes > editorBytes) return { blob: blob() };
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { text: chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') };
}

function reporter(context: TaskContext, label: string, totalBytes: number) {
  return (doneBytes: number) => {
    context.reportProgress({ label, doneBytes, totalBytes, fraction: doneBytes / totalBytes });
  };
}
