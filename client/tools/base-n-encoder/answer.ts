import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion, isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import { type BaseOptions, schema } from './state.ts';

const name = String.raw`(?<name>base ?(?:16|32(?:hex)?|36|45|58|62|85)|ascii85|z85|z-?base-?32)`;
const encoding = new RegExp(
  String.raw`^(?:${name}[\s-]+(?:encode|encoding)(?:\s+of)?:?|${name}(?:\s+of\s+|:)|encode\s+(?:in|to|as)\s+${name}:?)\s*(?<text>.+)$|^encode\s+(?<before>.+?)\s+(?:in|to|as)\s+${name}$`,
  'i',
);
const decoding = new RegExp(String.raw`^(?:${name}[\s-]+decode:?|decode\s+${name}:?)\s+(?<text>\S+)$`, 'i');

/** Answers `base32 encode hello` and `base58 decode 2NEpo7TZRRrLZSi2U`. */
export async function answer(query: string): Promise<Answer | undefined> {
  const question = bareQuestion(query);
  const plain = encoding.exec(question)?.groups;
  const encoded = decoding.exec(question)?.groups;
  const groups = encoded ?? plain;
  if (!groups) return undefined;
  const text = groups.text ?? groups.before ?? '';
  if (isAboutTool(text)) return undefined;
  const direction = encoded ? 'decode' : 'encode';
  const options = { ...initialState(schema), direction, format: formatOf(groups.name ?? '') } as const;
  const written = withoutQuotes(text);
  const result = await convert(written, options);
  if (result === undefined) return undefined;
  const label = schema.format.choiceLabels?.[options.format] ?? '';
  return {
    text: result,
    working: encoded ? `${written} decoded from ${label}` : `“${written}” in ${label}`,
    opens: written,
    values: { direction, format: options.format, text: written },
  };
}

function formatOf(written: string): BaseOptions['format'] {
  const plain = written.toLowerCase().replaceAll(/[\s-]/g, '');
  return schema.format.accept(plain) ?? 'base32';
}

async function convert(text: string, options: BaseOptions): Promise<string | undefined> {
  const { decodeBytes, encodeBytes } = await import('./formats.ts');
  try {
    if (options.direction === 'encode') {
      return await encodeBytes(new TextEncoder().encode(text.toWellFormed()), options, '', []);
    }
    const { bytes } = await decodeBytes(text, options, []);
    const { contentOfBytes } = await import('#core/text/kinds/byte-content.ts');
    const { content } = contentOfBytes(bytes);
    return typeof content === 'string' && content !== '' ? content : undefined;
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
