import type { Note } from '#core/errors.ts';
import { ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { YamlVersion } from '#core/yaml/scalars/resolve.ts';
import { composeYaml } from './compose.ts';
import { FindingList } from './findings.ts';
import { NodeWriter } from './node-writer.ts';

export interface ReadYamlOptions {
  /** The version for documents without `%YAML`. */
  readonly version: YamlVersion;
  /** Treats `<<` as a merge key. */
  readonly mergesKeys: boolean;
  /** Whether a repeated key and a `<<` without a mapping are mistakes. */
  readonly isStrict?: boolean;
}

/** The content of a YAML text. */
export interface ReadYaml {
  /** JSON without white space, one text per document. */
  readonly documents: readonly string[];
  readonly findings: readonly Note[];
}

/** Reads YAML as JSON; numbers keep all digits. Throws a ToolInputError for invalid YAML or if it exceeds a limit. */
export function readYaml(text: string, { version, mergesKeys, isStrict = false }: ReadYamlOptions): ReadYaml {
  const findings = new FindingList();
  const { documents, findPlace, comments } = composeYaml(text);
  const written: string[] = [];
  let aliasCount = 0;
  for (const document of documents) {
    const said = document.directives.yaml.explicit ? document.directives.yaml.version : undefined;
    const own = said === '1.1' ? '1.1' : said === undefined ? version : '1.2';
    const writer = new NodeWriter(document, { version: own, mergesKeys, isStrict, findings, findPlace });
    if (own !== version) {
      const sentence = `A document says %YAML ${own}, and is read by that.`;
      findings.add('other', () => ({ severity: 'info', sentence }));
    }
    writer.write(document.contents);
    written.push(writer.pieces.join(''));
    aliasCount += writer.aliasCount;
  }
  if (written.length === 0) {
    throw new ToolInputError('There is no document in it.', {
      hint: 'Type or drop a YAML text with a value.',
    });
  }
  if (aliasCount > 0) {
    const what = `${formatCount(aliasCount, 'alias', 'aliases')} written out: JSON has no anchors.`;
    findings.add('other', () => ({ severity: 'info', sentence: what }));
  }
  if (comments.count > 0) {
    findings.add('other', () => ({
      severity: 'info',
      sentence: `${formatCount(comments.count, 'comment')} lost: JSON has none.`,
      place: { ...findPlace(comments.firstOffset), length: 1 },
    }));
  }
  return { documents: written, findings: findings.finish() };
}
