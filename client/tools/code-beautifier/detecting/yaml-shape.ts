import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml';

/** A mapping or a list of such: every text is a YAML scalar. */
export function isYaml(source: string): boolean {
  if (/^(?:try|else|except|finally|begin|end):?\s*$/m.test(source)) return false;
  if (/^[ \t]*(?:class|(?:async )?def) \w+.*:\s*$/m.test(source)) return false;
  const documents = readDocuments(source);
  if (!Array.isArray(documents) || documents.length === 0) return false;
  if (documents.some(({ errors }) => errors.length > 0)) return false;
  const isMarked = /^(?:---(?:\s|$)|%YAML)/m.test(source);
  return documents.some(({ contents }) => isYamlNode(contents, isMarked));
}

function readDocuments(source: string) {
  try {
    return parseAllDocuments(source, { logLevel: 'silent', uniqueKeys: false });
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function isYamlNode(node: unknown, isMarked: boolean): boolean {
  if (isSeq(node))
    return node.flow === true
      ? isMarked
      : node.items.some((item) => isMap(item) || isSeq(item)) || (isMarked && node.items.length > 0);
  if (!isMap(node) || node.flow === true) return isMarked && isMap(node);
  const isProse = (value: unknown) =>
    isScalar(value) &&
    value.type === 'PLAIN' &&
    /[.!?](?:\s|$)/.test(String(value.source)) &&
    String(value.source).split(/\s+/).length > 6;
  const keysFit = node.items.every(
    ({ key }) =>
      !isScalar(key) ||
      key.type !== 'PLAIN' ||
      /^(?:[\w.$/@*<~+-]+(?: [\w./-]+){0,3})?$/.test(String(key.source)),
  );
  const prose = node.items.filter(({ value }) => isProse(value)).length;
  const isNested = node.items.some(
    ({ value }) =>
      isMap(value) || isSeq(value) || (isScalar(value) && String(value.type).startsWith('BLOCK')),
  );
  return keysFit && prose * 2 <= node.items.length && (isMarked || isNested || node.items.length > 1);
}
