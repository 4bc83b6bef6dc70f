import type { ReactNode } from 'react';

/**
 * The options as the prerendered document shows them. The browser leaves this HTML alone until the live options replace
 * it, so the first load needs neither the schema nor the controls.
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
