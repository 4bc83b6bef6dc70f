import type { Note } from '#core/errors.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';
import { bytesOfText, readSource } from '#core/json/bytes/source-bytes.ts';
import { reportIssues } from '#core/json/reporting/issue-reports.ts';
import { sortKeys } from '#core/json/writing/sort.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { readYaml, type ReadYamlOptions } from './reading/read-yaml.ts';
import { findRepeatedKeys } from './writing/repeated-keys.ts';
import { writeYaml, type WriteYamlOptions } from './writing/write-yaml.ts';

export interface JsonLayout {
  /** Spaces per level; 0 for JSON without white space. */
  readonly indent: number;
  readonly isSorted: boolean;
  /** How to write several documents. */
  readonly documents: 'array' | 'lines' | 'files';
}

/** The output, one text per file, with its notes. */
export interface Converted {
  readonly blobs: readonly Blob[];
  readonly findings: readonly Note[];
}

/** Converts YAML to JSON. Throws a ToolInputError with the place of the first mistake. */
export function yamlToJson(text: string, options: ReadYamlOptions & JsonLayout): Converted {
  const { documents, findings } = readYaml(text, options);
  const count = documents.length;
  const layout = (json: string, mode: 'format' | 'compact', end = '') => {
    const document = new JsonDocument(bytesOfText(json));
    requireValid(document);
    const { indent, isSorted } = options;
    return new Blob([
      ...document.write({ mode, indent, isSorted, isShortInline: false, isStrict: false }).chunks,
      end,
    ]);
  };
  const mode = options.indent === 0 ? 'compact' : 'format';
  if (options.documents === 'lines') {
    return { blobs: [new Blob(documents.map((json) => layout(json, 'compact', '\n')))], findings };
  }
  if (count === 1 || options.documents === 'files') {
    return { blobs: documents.map((json) => layout(json, mode)), findings };
  }
  const sentence = `${formatCount(count, 'document')} in it: they are the items of one array.`;
  return {
    blobs: [layout(`[${documents.join(',')}]`, mode)],
    findings: [...findings, { severity: 'info', sentence }],
  };
}

/** Converts JSON, JSONC, JSON5 or JSON Lines to YAML. Throws a ToolInputError with the place of the first mistake. */
export async function jsonToYaml(
  content: string | Blob,
  options: WriteYamlOptions & { readonly isSorted: boolean },
): Promise<Converted> {
  const source = await readSource(content);
  const document = new JsonDocument(source);
  requireValid(document);
  const { analysis } = document;
  const skipped = options.isSorted ? undefined : findRepeatedKeys(analysis);
  const sorted = options.isSorted
    ? new JsonDocument({ ...source, bytes: sortKeys(source.bytes) })
    : undefined;
  const written = sorted
    ? writeYaml(sorted.source.bytes, options, findRepeatedKeys(sorted.analysis))
    : writeYaml(source.bytes, options, skipped ?? new Set());
  const findings = reportIssues(analysis.bytes, analysis.issues.warnings).map(
    ({ code, message, hint, line, column, offset, endOffset }): Note => ({
      severity: code === 'duplicate-key' || code === 'lone-surrogate' ? 'warning' : 'info',
      sentence:
        code === 'duplicate-key'
          ? `${message}: this value is kept, the earlier one is lost.`
          : code === 'lone-surrogate'
            ? `${message}: many YAML readers (libyaml, so PyYAML and Ruby) refuse the whole file for it.`
            : `${message}.`,
      hint:
        code === 'rounded-number'
          ? 'The YAML keeps every digit. Quote it if every digit counts.'
          : code === 'duplicate-key'
            ? 'Rename or remove one of them.'
            : hint,
      place: { line, column, offset, length: endOffset - offset },
    }),
  );
  const remarks = [
    [written.commentCount, 'comment', 'carried over, on lines of their own.'],
    [
      written.numberCount,
      'number',
      'written in another notation, so that every YAML reader takes it for a number.',
    ],
    [analysis.outline.documents > 1 ? analysis.outline.documents : 0, 'value', 'written as a document each.'],
  ] as const;
  return {
    blobs: [written.blob],
    findings: [
      ...(source.hasReplacements
        ? [
            {
              severity: 'warning' as const,
              sentence: 'Halves of surrogate pairs are not characters. They were replaced by �.',
            },
          ]
        : []),
      ...findings,
      ...remarks.flatMap(([count, what, how]): Note[] =>
        count > 0 ? [{ severity: 'info', sentence: `${formatCount(count, what)} ${how}` }] : [],
      ),
    ],
  };
}
