import type { Answer, AnswerQuery } from '#client/tool-kit/answer.ts';

/** An answer and the tool that gave it. */
export interface ToolAnswer {
  readonly toolId: string;
  readonly answer: Answer;
}

const loaders = import.meta.glob<AnswerQuery>('../tools/*/answer.ts', { import: 'answer' });
const maxQueryLength = 200;

/** Every question holds a digit, or a day or a time of day in words. */
const question = /\d|\b\w*days?\b|\bnoon\b|\bmidnight\b|\bnow\b|#[a-f]{3}/i;

/** Asks every tool that answers questions. They load with the first question. */
export async function findAnswers(query: string, locale: string): Promise<ToolAnswer[]> {
  if (query.length > maxQueryLength || !question.test(query)) return [];
  const answers = await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      const answerQuery = await load();
      return { toolId: path.split('/').at(-2) ?? '', answer: answerQuery(query, locale) };
    }),
  );
  return answers.flatMap(({ toolId, answer }) => (answer ? [{ toolId, answer }] : []));
}
