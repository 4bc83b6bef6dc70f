import { allTools, summarize } from '#client/catalogue/catalogue.ts';
import { siteSettings } from '#client/lib/site-data.ts';
import { faqGroups, guideCards } from '#client/pages/support/support-content.ts';
import type { GuideCard } from '#client/tool-kit/frame/guide-cards.tsx';
import { readOwn } from '#core/collections/read-own.ts';
import { definePage, type PageDefinition } from './page-definition.ts';
import { breadcrumbData, faqData, topLevelBreadcrumb } from './head/structured-data.ts';

const texts = [
  [
    'about',
    `About ${siteSettings.name}`,
    'What this hub of small tools is, how it works, and what it is made of.',
  ],
  ['blog', 'Blog', 'Release notes and guides.'],
  ['terms', 'Terms of use', 'The terms under which these free tools may be used.'],
  [
    'privacy',
    'Privacy',
    'What stays on your device (everything you put into a tool) and what you may send us.',
  ],
  ['cookies', 'Cookies', 'This site sets no cookies for its visitors, and uses these things instead.'],
  [
    'accessibility',
    'Accessibility',
    'What we do so that everyone can use the tools, and the keys that work in all of them.',
  ],
] as const;

/** The Markdown of the pages of running text, by file. */
export const pageTexts = import.meta.glob<string>('../pages/text/texts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const headings = Object.fromEntries(
  guideCards.map(({ slug }) => {
    const text = readOwn(pageTexts, `../pages/text/texts/guide-${slug}.md`) ?? '';
    return [slug, Array.from(text.matchAll(/^## (.*)$/gm), ([, heading]) => heading).join('\n')];
  }),
);

/** Support, forms, the admin panel, guides and the pages of running text. */
export function makeTextPages(): PageDefinition[] {
  return [
    ...(siteSettings.hasForms ? makeFormPages() : []),
    definePage(
      { kind: 'support', path: '/support', props: { headings } },
      {
        title: `Support · ${siteSettings.name}`,
        description: 'Answers, guides, and how to reach us.',
        policy: siteSettings.hasForms ? 'form' : 'content',
        structuredData: [
          faqData(faqGroups.flatMap((group) => group.questions)),
          topLevelBreadcrumb('Support', '/support'),
        ],
      },
    ),
    makeGuidesPage(),
    ...guideCards.map(makeGuidePage),
    ...texts.map(([name, title, description]) =>
      definePage(
        {
          kind: 'text',
          path: `/${name}`,
          props: { textName: name, title, crumbs: [{ label: 'Home', href: '/' }, { label: title }] },
        },
        {
          title: `${title} · ${siteSettings.name}`,
          description,
          structuredData: [topLevelBreadcrumb(title, `/${name}`)],
        },
      ),
    ),
  ];
}

/** The pages that need a server with a store. */
function makeFormPages(): PageDefinition[] {
  return [
    definePage(
      { kind: 'suggest-tool', path: '/suggest-tool', props: {} },
      {
        title: `Suggest a tool · ${siteSettings.name}`,
        description: 'Tell us which small job no tool here does yet.',
        policy: 'form',
        structuredData: [topLevelBreadcrumb('Suggest Tool', '/suggest-tool')],
      },
    ),
    definePage(
      { kind: 'admin', path: '/admin', props: {} },
      {
        title: `Admin Panel · ${siteSettings.name}`,
        description: 'Messages, suggestions and tools of this site, for its administrator.',
        policy: 'admin',
        isIndexed: false,
      },
    ),
  ];
}

function makeGuidesPage(): PageDefinition {
  return definePage(
    { kind: 'guides', path: '/guides', props: { guides: guideCards } },
    {
      title: `Guides · ${siteSettings.name}`,
      description: 'Six short lessons that you can follow with the tools of this hub.',
      structuredData: [topLevelBreadcrumb('Guides', '/guides')],
    },
  );
}

function makeGuidePage({ slug, title, text, tools }: GuideCard, index: number): PageDefinition {
  const path = `/guides/${slug}`;
  const next = guideCards[index + 1] ?? guideCards[0];
  return definePage(
    {
      kind: 'text',
      path,
      props: {
        textName: `guide-${slug}`,
        title,
        crumbs: [{ label: 'Home', href: '/' }, { label: 'Guides', href: '/guides' }, { label: title }],
        guide: {
          tools: allTools.filter(({ id }) => tools.includes(id)).map(summarize),
          ...(next && { next: { title: next.title, path: `/guides/${next.slug}` } }),
        },
      },
    },
    {
      title: `${title} · ${siteSettings.name}`,
      description: text,
      structuredData: [
        breadcrumbData([
          ['Home', '/'],
          ['Guides', '/guides'],
          [title, path],
        ]),
      ],
    },
  );
}
