import { useState } from 'react';

interface PrerenderedHtmlProps {
  readonly id: string;
  readonly className: string;
  /** Given only while the page is prerendered; in the browser the document already holds it. */
  readonly html: string | undefined;
}

/** Text that stands in the document but never in JavaScript: hydration leaves it as it is. */
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
