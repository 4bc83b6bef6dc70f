import { readFileText } from '#client/lib/files/files.ts';
import { ToolInputError } from '#core/errors.ts';
import { remarkEncoding } from '#core/text/encodings/text-decoding.ts';

/** A list out of a file. */
export interface ListFile {
  readonly text: string;
  readonly isCsv: boolean;
  /** Said where the encoding is a guess. */
  readonly remark: string | undefined;
}

/** Reads a list of so many characters at most, one per line or CSV. Rejects with a ToolInputError for one too large. */
export async function readListFile(file: File, mostCharacters: number): Promise<ListFile> {
  if (file.size > 4 * mostCharacters) {
    throw new ToolInputError(`${file.name} is too large for a list of codes.`, {
      hint: 'Split it, and make the parts one after the other.',
    });
  }
  const { text, encoding } = await readFileText(file);
  const remark = remarkEncoding(encoding);
  return {
    text,
    isCsv: /\.(?:csv|tsv)$/i.test(file.name) || file.type === 'text/csv',
    remark: remark && `${file.name}: ${remark}`,
  };
}
