export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
  /** The page that the answer speaks of. */
  readonly link?: { readonly name: string; readonly path: string };
}

export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'General Questions',
    questions: [
      {
        question: 'What is Sundry?',
        answer:
          'A hub of small web tools: calculators, converters, encoders, text, PDF, image, finance and developer tools. Each one runs in your page and does one job.',
      },
      {
        question: 'Are the tools free?',
        answer: 'Yes. All tools are free, without advertising and without a trial.',
      },
      {
        question: 'Do I need an account?',
        answer: 'No. Favorites, theme and options are kept in this browser; there is nothing to sign in to.',
      },
    ],
  },
  {
    title: 'Technical Support',
    questions: [
      {
        question: 'A tool does not work. What can I do?',
        answer:
          'Refresh the page first, then clear this site’s data in your browser and try again. If it still fails, write to us by the contact form and say what you did, what you saw, and which browser you use.',
      },
      {
        question: 'Is my data safe?',
        answer:
          'Processing happens in your browser; your files and texts are not stored or sent. The browser itself is told to refuse any other connection, and a badge at the foot of every page counts the bytes of yours that were sent.',
      },
      {
        question: 'Do the tools work on a phone?',
        answer: 'Yes. Every tool works on phones and tablets, and offline after your first visit.',
      },
    ],
  },
  {
    title: 'Business Inquiries',
    questions: [
      {
        question: 'How can I suggest a tool?',
        answer: 'Tell us what the tool should do. The page is also in the menu at the foot of every page.',
        link: { name: 'Suggest a Tool', path: '/suggest-tool' },
      },
      {
        question: 'Is there an API?',
        answer:
          'There is no public API. If you think of a partnership, please write to us by the contact form.',
      },
      {
        question: 'Are there limits on use?',
        answer:
          'No strict ones: the work is done by your own device. Use of the site itself is monitored for abuse.',
      },
    ],
  },
];

export const guideCards = [
  {
    slug: 'getting-started',
    title: 'Getting Started Guide',
    text: 'Find a tool, keep it at hand, share it, and use it without a network.',
    icon: 'rocket',
  },
  {
    slug: 'pdf-tools',
    title: 'PDF Tools Tutorial',
    text: 'Put PDF files together page by page, with bookmarks, links and forms kept.',
    icon: 'file-text',
  },
  {
    slug: 'data-conversion',
    title: 'Data Conversion Tips',
    text: 'Units and numbers without rounding away what matters.',
    icon: 'repeat-2',
  },
  {
    slug: 'image-processing',
    title: 'Image Processing Guide',
    text: 'Smaller pictures that look the same, and what their metadata tells about you.',
    icon: 'image',
  },
  {
    slug: 'text-manipulation',
    title: 'Text Manipulation Tools',
    text: 'Tidy, check and mend JSON of any size.',
    icon: 'type',
  },
  {
    slug: 'advanced-features',
    title: 'Advanced Features',
    text: 'Chains of tools, links that carry the work, keys, and checks of downloads.',
    icon: 'wand-sparkles',
  },
] as const;
