import { capitalize } from '#core/text/writing/capitalize.ts';
import { type Draw, seededDraw } from '#core/random/seeded.ts';
import { summarize } from '#core/text/words/summary.ts';
import type { Task, Tone } from '../state.ts';
import { closings, greetings, invitations, openings, praises, signatures } from './phrases.ts';

export interface DraftOptions {
  readonly task: Task;
  readonly tone: Tone;
  /** The number of sentences or points in a summary. */
  readonly count: number;
  /** Selects one of the phrase variants. */
  readonly version: number;
}

interface Facts {
  readonly topic: string;
  readonly points: readonly string[];
}

/** Search engines cut longer titles and descriptions. */
const titleLength = 60;
const descriptionLength = 155;

/**
 * Writes a draft from phrases and the given facts: the first line is the topic, each further line a fact. Unknown facts
 * appear in brackets. Summaries consist of sentences of the text itself.
 */
export function writeDraft(text: string, { task, tone, count, version }: DraftOptions): string {
  if (task === 'summary') return `${summarize(text, count).map(plain).join(' ')}\n`;
  if (task === 'points')
    return `${summarize(text, count)
      .map((each) => `- ${plain(each)}`)
      .join('\n')}\n`;
  const facts = factsOf(text);
  const draw = seededDraw(`${task} ${version}`);
  const say = (phrases: Readonly<Record<Tone, readonly string[]>>) =>
    fill(pick(phrases[tone], draw), facts.topic);
  return `${writers[task](facts, say)}\n`;
}

type Say = (phrases: Readonly<Record<Tone, readonly string[]>>) => string;

const writers: Readonly<Record<Exclude<Task, 'summary' | 'points'>, (facts: Facts, say: Say) => string>> = {
  email: ({ topic, points }, say) =>
    paragraphs(
      `Subject: ${capitalize(topic)}`,
      say(greetings),
      [say(openings), ...points.map(sentence)].join(' '),
      say(closings),
      say(signatures),
    ),
  product: ({ topic, points }, say) =>
    paragraphs(capitalize(topic), say(praises), bullets(points), say(invitations)),
  post: ({ topic, points }, say) =>
    paragraphs(
      say(praises),
      points.slice(0, 3).map(sentence).join(' '),
      `${say(invitations)} ${tagsOf(topic)}`.trim(),
    ),
  outline: ({ topic, points }) =>
    paragraphs(
      `# ${capitalize(topic)}`,
      `## Introduction\n\n- What ${topic} is about\n- Why it matters to [readers]`,
      ...points.map((point) => `## ${capitalize(point)}\n\n- [What it means]\n- [An example]`),
      '## Conclusion\n\n- The most important point again\n- What to do next',
    ),
  meta: ({ topic, points }) =>
    paragraphs(
      `Title: ${shorten(capitalize(topic), titleLength)}`,
      `Description: ${shorten([sentence(topic), ...points.map(sentence)].join(' '), descriptionLength)}`,
    ),
  letter: ({ topic, points }, say) =>
    paragraphs(
      '[your name]\n[your address]',
      '[company]\n[address]',
      `Application: ${capitalize(topic)}`,
      say(greetings),
      `I am applying for the position of ${topic}.`,
      points.length > 0 ? `What I bring:\n\n${bullets(points)}` : 'What I bring: [experience, skills]',
      say(closings),
      say(signatures),
    ),
};

function factsOf(text: string): Facts {
  const [topic = '[topic]', ...points] = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
  return { topic: topic.replace(/(?<![.\s])[.\s]+$/, ''), points };
}

function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n');
}

function bullets(points: readonly string[]): string {
  return points.map((point) => `- ${capitalize(point)}`).join('\n');
}

function sentence(text: string): string {
  const own = capitalize(text);
  return /[.!?…。！？]$/.test(own) ? own : `${own}.`;
}

/** Shortens a text, at the end of a word if possible. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`;
}

function tagsOf(topic: string): string {
  const words = topic.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return words
    .slice(0, 3)
    .map((word) => `#${word}`)
    .join(' ');
}

function plain({ text }: { readonly text: string }): string {
  return text.replaceAll(/\s+/g, ' ');
}

function fill(phrase: string, topic: string): string {
  return capitalize(phrase.replaceAll('{topic}', () => topic));
}

function pick<Item>(items: readonly Item[], draw: Draw): Item {
  return items[draw(items.length)] as Item;
}
