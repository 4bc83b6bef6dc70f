import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { type GuideCard, GuideCards } from '#client/tool-kit/frame/guide-cards.tsx';

export interface GuidesPageProps {
  readonly guides: readonly GuideCard[];
}

export default function GuidesPage({ guides }: GuidesPageProps) {
  return (
    <div className="page-width">
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Guides' }]} />
      <h1 className="text-3xl">Guides</h1>
      <p className="text-ink-2 mt-1 mb-6">Short lessons with the tools of this hub.</p>
      <GuideCards guides={guides} />
    </div>
  );
}
