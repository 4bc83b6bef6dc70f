import { useEffect, useState } from 'react';
import { replaceQuery } from '#client/lib/navigation.ts';
import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { GuideCards } from '#client/tool-kit/frame/guide-cards.tsx';
import { ContactTab } from './contact-tab.tsx';
import { FaqList } from './faq-list.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { matchSearch } from './search-support.ts';
import { faqGroups, guideCards } from './support-content.ts';

const allTabs = [
  { value: 'faq', label: 'FAQs' },
  { value: 'contact', label: 'Contact Us' },
  { value: 'help', label: 'Help Center' },
] as const;
type TabName = (typeof allTabs)[number]['value'];

const { hasForms } = siteSettings;
const tabs = allTabs.filter(({ value }) => hasForms || value !== 'contact');

export interface SupportPageProps {
  /** The headings in each guide, by its slug. */
  readonly headings: Readonly<Record<string, string>>;
}

export default function SupportPage({ headings }: SupportPageProps) {
  const [tab, setTab] = useState<TabName>('faq');
  const [search, setSearch] = useState('');
  const [subject, setSubject] = useState('');

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const wanted = tabs.find(({ value }) => value === query.get('tab'));
    if (wanted) setTab(wanted.value);
    setSubject(query.get('subject')?.slice(0, 200) ?? '');
  }, []);

  function show(next: TabName, nextSubject = ''): void {
    setTab(next);
    setSubject(nextSubject);
    replaceQuery({ tab: next === 'faq' ? '' : next });
  }

  const holds = matchSearch(search);
  const groups = faqGroups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((item) => holds(item.question, item.answer)),
    }))
    .filter((group) => group.questions.length > 0);
  const guides = guideCards.filter((guide) =>
    holds(guide.title, guide.text, readOwn(headings, guide.slug) ?? ''),
  );

  const counts = { faq: groups.flatMap((group) => group.questions).length, help: guides.length };
  // While there is a search, each tab says how much of it is there.
  const counted = tabs.map(({ value, label }) => ({
    value,
    label: search.trim() && value !== 'contact' ? `${label} (${counts[value]})` : label,
  }));

  return (
    <div className="page-width max-w-4xl pt-10">
      <h1 className="text-center text-3xl">How Can We Help You?</h1>
      <form
        role="search"
        aria-label="Search the answers"
        className="mx-auto mt-5 mb-8 flex max-w-lg items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (groups.length === 0 && guides.length > 0) show('help');
          else show('faq');
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Search the answers and guides"
            isLabelHidden
            type="search"
            placeholder="Search answers and guides"
            value={search}
            onChange={setSearch}
          />
        </div>
        <Button type="submit" tone="primary">
          Search
        </Button>
      </form>
      {search.trim() && (
        <p role="status" className="text-ink-2 mb-3 text-center">
          {formatCount(counts.faq, 'answer')}, {formatCount(counts.help, 'guide')}
        </p>
      )}
      <Tabs label="Support" value={tab} tabs={counted} onChange={(next) => show(next)} panelClassName="pt-6">
        {/* All three are in the document, for readers without JavaScript. */}
        <div hidden={tab !== 'faq'}>
          <FaqList groups={groups} />
        </div>
        {hasForms && (
          <div hidden={tab !== 'contact'}>
            <ContactTab subject={subject} onChat={() => show('contact', 'Chat')} />
          </div>
        )}
        <div hidden={tab !== 'help'}>
          <GuideCards guides={guides} />
        </div>
      </Tabs>
      {hasForms && <MissingTool />}
    </div>
  );
}

function MissingTool() {
  return (
    <p className="text-ink-2 mt-8 text-center">
      Is a tool missing?{' '}
      <a className="link" href={addressOf('/suggest-tool')}>
        Suggest a Tool
      </a>
    </p>
  );
}
