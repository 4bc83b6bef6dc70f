import type { TextReport } from './logic.ts';

/** How much of a service's limit a text uses. */
export interface Limit {
  readonly name: string;
  readonly used: number;
  readonly max: number;
  /** The unit of the count, if it is not plain characters. */
  readonly note?: string;
}

/** Lists the limits of common services, as of 2026. */
export function limitsFor(report: TextReport, ownLimit: number | undefined): readonly Limit[] {
  const { graphemes, utf16Units, post } = report;
  const own = ownLimit === undefined ? [] : [{ name: 'Custom limit', used: graphemes, max: ownLimit }];
  const posts = post
    ? [
        { name: 'X (Twitter)', used: post.weighted, max: 280, note: 'links 23, emoji and CJK 2' },
        { name: 'Mastodon', used: post.withShortLinks, max: 500, note: 'links 23' },
      ]
    : [];
  return [
    ...own,
    ...posts,
    { name: 'Bluesky', used: graphemes, max: 300 },
    { name: 'LinkedIn post', used: utf16Units, max: 3000 },
    { name: 'Instagram caption', used: utf16Units, max: 2200 },
    { name: 'YouTube title', used: utf16Units, max: 100 },
    { name: 'Search result title', used: graphemes, max: 60, note: 'about what is shown' },
    { name: 'Search result description', used: graphemes, max: 155, note: 'about what is shown' },
  ];
}
