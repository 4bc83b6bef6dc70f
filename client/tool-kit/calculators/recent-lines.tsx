import { CopyButton } from '#client/ui/copy-button.tsx';

/** The latest answers requested by the button, newest first; they are lost with the page. */
export function RecentLines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Recent">
      <h2 className="mb-1 text-base">Recent</h2>
      <ul className="tabular text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line} className="border-line flex items-center justify-between gap-2 border-t py-1">
            <span className="min-w-0 wrap-anywhere">{line}</span>
            <CopyButton text={line} tone="plain" isSmall label="" accessibleLabel={`Copy ${line}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
