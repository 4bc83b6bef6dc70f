import { useEffect } from 'react';
import { buttonClass } from '#client/ui/button.tsx';

export interface NotFoundPageProps {
  readonly code?: string;
  readonly title: string;
  readonly text?: string;
}

export function NotFoundPage({ code, title, text }: NotFoundPageProps) {
  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`);
  }, []);
  return (
    <div className="page-width grid justify-items-center gap-4 py-24 text-center">
      {code && <p className="text-ink-3 text-7xl font-bold">{code}</p>}
      <h1 className="text-3xl">{title}</h1>
      {text && <p className="text-ink-2">{text}</p>}
      <a className={buttonClass('primary')} href="/">
        Return to Home
      </a>
    </div>
  );
}
