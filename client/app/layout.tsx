import type { ReactNode } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { ErrorBoundary } from '#client/tool-kit/frame/error-boundary.tsx';
import { Later } from '#client/tool-kit/frame/later.tsx';

// Their words are in the document; their scripts may load after those of the page itself.
const loadSurroundings = () => import('./shell/surroundings.ts');
const Header = lazyPart(async () => ({ default: (await loadSurroundings()).Header }));
const Footer = lazyPart(async () => ({ default: (await loadSurroundings()).Footer }));
const ToastHost = lazyPart(async () => ({ default: (await loadSurroundings()).ToastHost }));

interface LayoutProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** The heading shown in place of a page that cannot be shown. */
export const errorTitle = 'Unexpected Application Error!';

/** A tool's page: below its head is the tool itself. The page for missing tools has none. */
const toolPath = /^\/tools\/(?!404$)/;

/** The header, footer and notices around every page. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a className="skip-link" href={toolPath.test(path) ? '#tool' : '#main'}>
        Skip to content
      </a>
      <Later>
        <Header path={path} />
      </Later>
      <main id="main" tabIndex={-1} className="min-h-[60dvh] outline-none">
        <ErrorBoundary title={errorTitle} isPage>
          {children}
        </ErrorBoundary>
      </main>
      <Later>
        <Footer />
      </Later>
      <Later>
        <ToastHost />
      </Later>
    </>
  );
}
