import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from '#client/tool-kit/frame/error-boundary.tsx';
import { ToastHost } from '#client/ui/toast.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';

interface LayoutProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** The heading of what stands in place of a page that cannot be shown. */
export const errorTitle = 'Unexpected Application Error!';

/** What every page has around it. */
export function Layout({ path, children }: LayoutProps) {
  // Tests, and nobody else, wait for this sign that the page answers.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        <ErrorBoundary title={errorTitle} isPage>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <ToastHost />
    </>
  );
}
