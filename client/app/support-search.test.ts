import { expect, test } from 'vitest';
import { makeTextPages } from './text-pages.ts';
import { matchSearch } from '#client/pages/support/search-support.ts';
import { faqGroups, guideCards } from '#client/pages/support/support-content.ts';

const support = makeTextPages().find(({ kind }) => kind === 'support');
const headings = support?.kind === 'support' ? support.props.headings : {};

// What visitors may search for. A person read all answers and guides and picked those that help.
test.each([
  ['privacy', 'Is my data safe?', undefined],
  ['Password', 'Is my data safe?', 'pdf-tools'],
  ['offline', 'Do the tools work on a phone?', 'getting-started'],
  ['internet', undefined, 'getting-started'],
  ['gps  location', undefined, 'image-processing'],
  ['pricing of everything', undefined, undefined],
])('a search for %s', (search, question, slug) => {
  const holds = matchSearch(search);
  const questions = faqGroups.flatMap((group) => group.questions);
  const answers = questions.filter((item) => holds(item.question, item.answer));
  const guides = guideCards.filter((guide) => holds(guide.title, guide.text, headings[guide.slug] ?? ''));
  if (question === undefined) expect(answers).toEqual([]);
  else expect(answers.map((item) => item.question)).toContain(question);
  if (slug === undefined) expect(guides).toEqual([]);
  else expect(guides.map((guide) => guide.slug)).toContain(slug);
});
