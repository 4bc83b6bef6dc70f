import type { Answer, AnswerQuery } from '#client/tool-kit/answer.ts';

/** An answer and the tool that gave it. */
export interface ToolAnswer {
  readonly toolId: string;
  readonly answer: Answer;
}

const loaders = import.meta.glob<AnswerQuery>('../tools/*/answer.ts', { import: 'answer' });
const maxQueryLength = 200;

/** Every question holds a digit, a day or a time in words, an encoding, or is a color. */
const question =
  /\d|\b\w*days?\b|\bnoon\b|\bmidnight\b|\bnow\b|\btime in\b|#[a-f]{3}|^(?:decode |encode )?base64 /i;

/** Asks every tool that answers questions. They load with the first question. */
export async function findAnswers(query: string, locale: string): Promise<ToolAnswer[]> {
  if (query.length > maxQueryLength || !(question.test(query) || (await mayBeColor(query)))) return [];
  const answers = await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      const answerQuery = await load();
      return { toolId: path.split('/').at(-2) ?? '', answer: await answerQuery(query, locale) };
    }),
  );
  return answers.flatMap(({ toolId, answer }) => (answer ? [{ toolId, answer }] : []));
}

/** True for the names of CSS and what is written as a color. */
async function mayBeColor(query: string): Promise<boolean> {
  if (!/^[a-z]{3,20}$/i.test(query)) {
    // It knows every kind of text, which is much for what every page loads.
    const { detectTextKind } = await import('#core/text/kinds/text-kind-detection.ts');
    return detectTextKind(query) === 'color';
  }
  const { namedColors } = await import('#core/colors/notation/named-colors.ts');
  return namedColors.has(query.toLowerCase());
}
