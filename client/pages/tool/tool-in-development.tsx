import { useEffect } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast-store.ts';

export function ToolInDevelopment() {
  useEffect(() => {
    notify({ title: 'Tool in development', text: 'This tool is announced and not built yet.' });
  }, []);
  return (
    <div className="tool-card tool-pad grid justify-items-center gap-3 py-14 text-center">
      <h2 className="text-2xl">Tool Under Development</h2>
      <p className="text-ink-2">Coming Soon</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a className={buttonClass('primary')} href={addressOf('/all-tools')}>
          Explore Other Tools
        </a>
        <a className={buttonClass()} href={addressOf('/')}>
          Go to Home
        </a>
      </div>
    </div>
  );
}
