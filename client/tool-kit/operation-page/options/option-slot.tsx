import type { ReactNode } from 'react';

/**
 * The options as the document shows them: drawn while prerendering, and left as they stand by the browser until the
 * live ones take their place. So neither the schema nor its controls are in the page's first load.
 */
export function OptionSlot({ options }: { readonly options: ReactNode }) {
  return options ? (
    <div className="contents" inert>
      {options}
    </div>
  ) : (
    <div className="contents" inert suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
