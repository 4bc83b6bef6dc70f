import type { Page } from '@playwright/test';
import { categoryNames, choose, notFound, type ScreenTexts } from './screen.ts';

/** Answers the forms' requests in the server's place. */
const answerForms =
  (status: number, delayMs = 0) =>
  async (page: Page) => {
    await page.route('**/api/form-token', (route) =>
      route.fulfill({ json: { token: 'token', difficulty: 0, minAgeMs: 0 } }),
    );
    await page.route('**/rest/v1/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.fulfill({ status, contentType: 'text/plain', body: '' });
    });
  };

const fillSuggestion = async (page: Page) => {
  await page.getByLabel('Tool Name').fill('Sundial');
  await page.getByLabel('Description').fill('Tells the time by the sun.');
  await page.getByLabel('Category').selectOption('Date & Time');
  await page.getByLabel('Your Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Submit Suggestion' }).click();
};

const fillMessage = async (page: Page) => {
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Email Address').fill('ada@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message', { exact: true }).fill('What is the answer to all this?');
  await page.getByRole('button', { name: 'Send Message' }).click();
};

export const favoriteScreens: readonly ScreenTexts[] = [
  {
    screen: 'no favorites',
    path: '/favorites',
    texts: ['My Favorites', "Tools you've saved for later use", 'Your favorites list is empty'],
    links: { 'Browse Tools': '/all-tools' },
  },
  {
    screen: 'favorites, cleared',
    path: '/favorites',
    texts: ['Favorites cleared', 'Your favorites list is empty'],
    prepare: (page) =>
      page.addInitScript(() => {
        localStorage.setItem('toolsFavorites', '["calculator"]');
      }),
    reach: choose('button', 'Clear Favorites'),
  },
];

export const formScreens: readonly ScreenTexts[] = [
  {
    screen: 'suggest a tool',
    path: '/suggest-tool',
    texts: [
      'Suggest a Tool',
      'Tool Name',
      'Description',
      'Category',
      'Tool Website',
      'Your Email',
      'Submit Suggestion',
      'when the tool is added',
      ...categoryNames,
    ],
    links: { Home: '/' },
  },
  {
    screen: 'a suggestion on its way, and received',
    path: '/suggest-tool',
    texts: [
      'Submitting...',
      'Suggestion Received!',
      "Thank you for suggesting a tool. We'll review it soon.",
    ],
    prepare: answerForms(201, 3000),
    reach: fillSuggestion,
  },
  {
    screen: 'a suggestion that failed',
    path: '/suggest-tool',
    texts: ['Submission Failed', 'There was a problem submitting your suggestion. Please try again.'],
    prepare: answerForms(500),
    reach: fillSuggestion,
    faults: ['status of 500'],
  },
  {
    screen: 'a message on its way, and sent',
    path: '/support?tab=contact',
    texts: [
      'Sending...',
      'Message Sent Successfully!',
      'Thank you for your message. We will get back to you soon!',
    ],
    prepare: answerForms(201, 3000),
    reach: fillMessage,
  },
  {
    screen: 'a message that failed',
    path: '/support?tab=contact',
    texts: ['Submission Failed', 'There was a problem sending your message. Please try again.'],
    prepare: answerForms(500),
    reach: fillMessage,
    faults: ['status of 500'],
  },
];

export const supportScreens: readonly ScreenTexts[] = [
  {
    screen: 'support, FAQs',
    path: '/support',
    texts: [
      'How Can We Help You?',
      'Search',
      'FAQs',
      'Contact Us',
      'Help Center',
      'General Questions',
      'Technical Support',
      'Business Inquiries',
    ],
  },
  {
    screen: 'support, Contact Us',
    path: '/support?tab=contact',
    texts: [
      'Email Support',
      'reply within 24 hours',
      'Phone Support',
      'Monday to Friday, 9AM to 5PM EST',
      'Live Chat',
      'Start Chat',
      'Send Us a Message',
      'Your Name',
      'Email Address',
      'Subject',
      'Message',
      'Send Message',
    ],
  },
  {
    screen: 'support, Help Center',
    path: '/support?tab=help',
    texts: [
      'Getting Started Guide',
      'PDF Tools Tutorial',
      'Data Conversion Tips',
      'Image Processing Guide',
      'Text Manipulation Tools',
      'Advanced Features',
      'Read Guide',
    ],
  },
];

export const faultScreens: readonly ScreenTexts[] = [
  {
    screen: 'not found',
    path: '/nonsense',
    texts: ['404', 'Oops! Page not found'],
    links: { 'Return to Home': '/' },
    faults: notFound,
  },
  {
    screen: 'the error view',
    path: '/guides',
    texts: ['Unexpected Application Error!'],
    prepare: (page) => page.route('**/assets/guides-page-*.js', (route) => route.abort()),
    faults: ['ERR_FAILED', 'Failed to fetch dynamically imported module'],
  },
];
