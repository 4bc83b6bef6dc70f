import { addressOf } from '#client/lib/site-data.ts';
import type { FaqGroup } from './support-content.ts';

/** Questions that open one at a time within their group: `details` of one name, as the browser does it. */
export function FaqList({ groups }: { readonly groups: readonly FaqGroup[] }) {
  if (groups.length === 0) return <p className="text-ink-2 py-8 text-center">No answers found.</p>;
  return (
    <div className="grid gap-8">
      {groups.map(({ title, questions }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-xl">{title}</h2>
          <div className="grid gap-2">
            {questions.map(({ question, answer, link }) => (
              <details key={question} name={title} className="tool-card px-4">
                <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{question}</summary>
                <p className="text-ink-2 pb-4">
                  {answer}{' '}
                  {link && (
                    <a className="link" href={addressOf(link.path)}>
                      {link.name}
                    </a>
                  )}
                </p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
