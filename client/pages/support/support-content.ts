import type { GuideCard } from '#client/tool-kit/frame/guide-cards.tsx';

export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
  /** The page that the answer is about. */
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
          'Refresh the page first, then clear this site’s data in your browser and try again. If it still fails, write to us with the contact form and say what you did, what you saw, and which browser you use.',
      },
      {
        question: 'Is my data safe?',
        answer:
          'Processing happens in your browser; your files and texts are not stored or sent. The browser itself refuses any other connection, and a badge at the foot of every page counts the bytes of yours that were sent.',
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
        answer: 'There is no public API. For a partnership, please write to us with the contact form.',
      },
      {
        question: 'Are there limits on use?',
        answer:
          'No strict ones: the work is done by your own device. Use of the site itself is monitored for abuse.',
      },
    ],
  },
];

export const guideCards: readonly GuideCard[] = [
  {
    slug: 'getting-started',
    title: 'Getting Started Guide',
    text: 'Find a tool, keep it at hand, share it, and use it without a network.',
    picture: 'ask',
    tools: ['unit-converter', 'calculator', 'qr-generator'],
  },
  {
    slug: 'pdf-tools',
    title: 'PDF Tools Tutorial',
    text: 'Merge, split and shrink PDF files.',
    picture: 'pages',
    tools: ['pdf-merger', 'pdf-splitter', 'pdf-compressor'],
  },
  {
    slug: 'data-conversion',
    title: 'Data Conversion Tips',
    text: 'Convert units, tables, YAML and JSON.',
    picture: 'units',
    tools: ['unit-converter', 'csv-to-json', 'json-to-csv', 'csv-viewer', 'yaml-to-json', 'json-to-yaml'],
  },
  {
    slug: 'image-processing',
    title: 'Image Processing Guide',
    text: 'Compress and resize photos, and remove the GPS location.',
    picture: 'compare',
    tools: ['image-compressor', 'image-resizer', 'image-cropper'],
  },
  {
    slug: 'text-manipulation',
    title: 'Text Manipulation Tools',
    text: 'Format JSON, find mistakes, compare texts, change the case.',
    picture: 'mistake',
    tools: ['json-formatter', 'text-diff', 'text-case-converter'],
  },
  {
    slug: 'advanced-features',
    title: 'Advanced Features',
    text: 'Pass results on, check downloads, share links, use the keyboard.',
    picture: 'send',
    tools: ['csv-to-json', 'json-formatter', 'hash-generator', 'base64'],
  },
];
