import { findAnswers } from '#client/catalogue/answers.ts';
import { lackOf } from '#client/catalogue/lacking.ts';
import { type AskedQuestion, holdsAll } from '#client/catalogue/fixtures/question-file.ts';
import { rankTools } from '#client/catalogue/rank.ts';
import { describeTyped } from './clip.ts';

export type Verdict = 'right' | 'wrong' | 'none';

/** Judges the first answer, or the description of pasted text. */
export async function judge({ question, locale, arrow, wanted }: AskedQuestion): Promise<Verdict> {
  const answers = await findAnswers(question, locale);
  if (arrow === '->') {
    const first = rankTools(question)[0]?.tool.id;
    const others = answers.filter(({ toolId }) => toolId !== wanted);
    return first === wanted && others.length === 0 && !lackOf(question) ? 'right' : 'wrong';
  }
  if (wanted === 'none') return answers.length === 0 ? 'right' : 'wrong';
  const clip = describeTyped(question);
  const [first, ...others] = answers.map(({ answer }) => answer.text);
  const pasted = clip ? `${clip.title} ${clip.detail}` : undefined;
  const [likely = '', second] = wanted.split(' || ');
  const isRight = (text: string | undefined) => text !== undefined && holdsAll(text, likely, locale);
  if (first === undefined) return isRight(pasted) ? 'right' : 'none';
  if (!isRight(first) && !isRight(pasted)) return 'wrong';
  return second === undefined || others.some((text) => holdsAll(text, second, locale)) ? 'right' : 'none';
}
