import type { Answer, AnswerQuery } from '#client/tool-kit/answer.ts';

/** An answer and the tool that gave it. */
export interface ToolAnswer {
  readonly toolId: string;
  readonly answer: Answer;
}

const loaders = import.meta.glob<AnswerQuery>('../tools/*/answer.ts', { import: 'answer' });
const maxQueryLength = 200;

/** Matches queries that may be a question to a tool: with a digit, an entity, a color, or a question word. */
const question =
  /[\dπ√²³]|#[a-f]{3}|&\w+;|%[\da-f]{2}|\b(?:(?:to|mid)?\w*(?:days?|morrow|noon|night)|now|time|week|year|unix|epoch|how|sqrt|root|pi|tau|of|plus|minus|times|divided|factorial|in|to|hex|rgb|hsl|of|binary|base64|sha|md5|(?:url|html) ?(?:en|de)code|encode|decode|private|subnet|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|is|code)\b/i;

/** Asks every tool that answers questions. They load with the first question. */
export async function findAnswers(query: string, locale: string): Promise<ToolAnswer[]> {
  if (query.length > maxQueryLength || !(question.test(query) || (await mayBeColor(query)))) return [];
  const answers = await Promise.all(
    Object.entries(loaders).map(async ([path, load]) => {
      const answerQuery = await load();
      const given = await answerQuery(query, locale);
      return [given ?? []].flat().map((answer) => ({ toolId: path.split('/').at(-2) ?? '', answer }));
    }),
  );
  return answers
    .flat()
    .sort((a, b) => Number(a.answer.isSecond ?? false) - Number(b.answer.isSecond ?? false));
}

/** Returns whether a query may be a color: a CSS name or a color notation. */
async function mayBeColor(query: string): Promise<boolean> {
  if (!/^[a-z]{3,20}$/i.test(query)) {
    // It knows every kind of text, which is too much code for every page.
    const { detectTextKind } = await import('#core/text/kinds/text-kind-detection.ts');
    return detectTextKind(query) === 'color';
  }
  const { namedColors } = await import('#core/colors/notation/named-colors.ts');
  return namedColors.has(query.toLowerCase());
}
