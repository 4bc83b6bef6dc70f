import { siteSettings } from '#client/lib/site-data.ts';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { publicAddress } from './document-head.ts';

/** schema.org BreadcrumbList of [name, path] pairs, outermost first. */
export function breadcrumbData(crumbs: readonly (readonly [name: string, path: string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicAddress(path),
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
    url: publicAddress(`/tools/${tool.slug}`),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

/** schema.org WebSite, with the address that searches it. */
export function siteData(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteSettings.name,
    url: publicAddress('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: publicAddress('/all-tools?search={search_term_string}'),
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Returns the breadcrumb of a page directly under the home page. */
export function topLevelBreadcrumb(name: string, path: string): object {
  return breadcrumbData([
    ['Home', '/'],
    [name, path],
  ]);
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
