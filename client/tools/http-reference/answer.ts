import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import type { ReferenceOptions } from './schema.ts';

type ListId = ReferenceOptions['list'];

/** The words that name a list, and which cell of the row then answers. */
const questions: readonly (readonly [RegExp, ListId])[] = [
  [/^(?:http|https|status)(?:\s+(?:status|error|code))*\s+(?<asked>[1-5]\d\d)$/i, 'status'],
  [/^(?<asked>[1-5]\d\d)\s+(?:http|status|error)(?:\s+(?:status|code|error))*$/i, 'status'],
  [/^(?:tcp|udp|what\s+uses)?\s*port\s+(?<asked>\d{2,5})$/i, 'ports'],
  [/^(?:mime|media|content)[\s-]*type\s+(?:of|for)\s+\.?(?<asked>[a-z\d]{1,8})(?:\s+files?)?$/i, 'media'],
  [/^(?<asked>\.[a-z\d]{1,8})\s+(?:mime|media|content)[\s-]*type$/i, 'media'],
  [/^ascii\s+(?:code\s+)?(?:of|for)\s+(?<asked>\S)$/i, 'ascii'],
  [/^ascii\s+(?:code\s+)?(?<asked>\d{1,3})$/i, 'ascii'],
];

/** Answers `http 404`, `port 5432`, `mime type of webp` and `ascii code of A`. */
export async function answer(query: string): Promise<Answer | undefined> {
  const question = bareQuestion(query);
  for (const [pattern, list] of questions) {
    const asked = pattern.exec(question)?.groups?.asked;
    if (asked !== undefined) return lookUp(list, asked);
  }
  return undefined;
}

async function lookUp(list: ListId, asked: string): Promise<Answer | undefined> {
  const { loadList } = await import('./describe.ts');
  const { rows } = await loadList(list);
  const extension = `.${asked.replace(/^\./, '').toLowerCase()}`;
  const row = rows.find(
    (cells) =>
      cells[0] === asked ||
      (list === 'media' && (cells[1] ?? '').split(' ').includes(extension)) ||
      (list === 'ascii' && cells[1] === asked && !/\d/.test(asked)),
  );
  if (!row) return undefined;
  const [first = '', second = '', ...others] = row;
  const text = list === 'media' || (list === 'ascii' && first !== asked) ? first : `${first} ${second}`;
  const facts = others.filter((fact) => fact !== '');
  return {
    text: list === 'ports' ? `${first} ${others.at(-1) ?? ''}` : text,
    working: facts.length > 0 ? facts.join(' · ') : second,
    opens: asked,
    values: { list, search: list === 'media' ? extension : asked },
  };
}
