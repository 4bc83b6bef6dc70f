import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { siteOrigin } from './site-origin.ts';

/** schema.org BreadcrumbList of [name, path] pairs, outermost first. */
export function breadcrumbData(crumbs: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteOrigin + path,
    })),
  };
}

/** schema.org WebApplication of a tool. */
export function toolData(tool: ToolManifest): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: `${siteOrigin}/tools/${tool.slug}`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

/** schema.org FAQPage. */
export function faqData(
  questions: readonly { readonly question: string; readonly answer: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
