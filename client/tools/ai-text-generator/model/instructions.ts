import { type Task, type Tone, tones } from '../state.ts';

interface Options {
  readonly task: Task;
  readonly tone: Tone;
  readonly count: number;
}

const orders: Readonly<Record<Task, string>> = {
  email: 'Write an e-mail with a subject line',
  product: 'Write a product description',
  post: 'Write a short social media post',
  outline: 'Write the outline of an article in Markdown',
  meta: 'Write a title of at most 60 characters and a description of at most 155 characters for search engines',
  letter: 'Write a cover letter',
  summary: 'Summarize the text below',
  points: 'List the key points of the text below',
};

/** Writes the instructions for a language model: the task, the tone, and the limits. */
export function instruct(text: string, { task, tone, count }: Options): string {
  const isOfText = task === 'summary' || task === 'points';
  const size = isOfText ? ` in ${count} ${task === 'summary' ? 'sentences' : 'points'}` : '';
  const manner = isOfText ? '' : ` The tone is ${tones[tone].toLowerCase()}.`;
  const limits =
    'Use only what is given; put what is not known in [brackets]. Answer in the language of the text, with only the result.';
  return `${orders[task]}${size}.${manner} ${limits}\n\n${isOfText ? 'Text' : 'Topic and facts'}:\n"""\n${text}\n"""`;
}
