import { splitFileName } from '#core/files/file-names.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { nameBinary } from '#core/text/kinds/binary-kind.ts';
import { type DataKind, dataKinds } from '#core/text/kinds/data-kinds.ts';
import { detectFileKind, headBytes } from '#core/text/kinds/data-kind-detection.ts';
import type { RecipeItem } from './run-recipe.ts';

const otherExtensions = new Map<string, DataKind>([
  ['yml', 'yaml'],
  ['htm', 'html'],
  ['js', 'javascript'],
  ['md', 'markdown'],
  ['ndjson', 'jsonl'],
]);

/** A typed text as the input of a recipe. */
export function typedItem(text: string): RecipeItem {
  return { name: 'input.txt', kind: 'text', content: text, isTyped: true };
}

/** A file as the input of a recipe. Its kind follows from its first bytes, and that of a text from its name. */
export async function fileItem(file: File): Promise<RecipeItem> {
  const head = await readBytes(file.slice(0, headBytes));
  const kind = detectFileKind(head) ?? (nameBinary(head) === undefined ? textKindOf(file.name) : 'file');
  return { name: file.name, kind, content: file };
}

function textKindOf(name: string): DataKind {
  const extension = splitFileName(name).extension.toLowerCase();
  return dataKinds.find((kind) => kind === extension) ?? otherExtensions.get(extension) ?? 'text';
}
