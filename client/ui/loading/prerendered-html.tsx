import { useState } from 'react';

interface PrerenderedHtmlProps {
  readonly id: string;
  readonly className: string;
  /** Given only while the page is prerendered; in the browser it is in the document already. */
  readonly html: string | undefined;
}

/** Text that is in the document and never in JavaScript: hydration leaves it unchanged. */
export function PrerenderedHtml({ id, className, html }: PrerenderedHtmlProps) {
  const [content] = useState(() => html ?? document.getElementById(id)?.innerHTML ?? '');
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
