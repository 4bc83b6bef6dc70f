import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '#client/tool-kit/frame/error-boundary.tsx';
import { ToastHost } from '#client/ui/toast.tsx';
import { Header } from './shell/header.tsx';

// Its words are in the document; what answers in it may come after the page itself answers.
const Footer = lazy(async () => ({ default: (await import('./shell/footer.tsx')).Footer }));

interface LayoutProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** The heading of what stands in place of a page that cannot be shown. */
export const errorTitle = 'Unexpected Application Error!';

/** What every page has around it. */
export function Layout({ path, children }: LayoutProps) {
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
      <ErrorBoundary title={errorTitle} isSilent>
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  );
}
