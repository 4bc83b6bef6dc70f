import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { keepInput, pageInput, takeKeptInput } from '#client/lib/sharing/kept-input.ts';
import { historySwitch } from '#client/lib/storage/history-switch.ts';
import { goBack } from '#client/lib/navigation.ts';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { tileStyle } from './category-hue.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { Later } from './later.tsx';
import { PrivacyLine } from './privacy-line.tsx';
import { ShareMenu } from './share-menu.tsx';
import { ToolContext, type ToolServices } from './tool-context.ts';
import type { ToolSession } from './tool-session.ts';

// The prerendered page contains these. They start to work after the tool does.
const LateShareMenu = lazyPart(() => Promise.resolve({ default: ShareMenu }));

// Needed only for data that another tool sent.
const Trail = lazyPart(async () => ({ default: (await import('./trail.tsx')).Trail }));

const LatePrivacyLine = lazyPart(() => Promise.resolve({ default: PrivacyLine }));

interface ToolFrameProps {
  readonly session: ToolSession;
  readonly categoryName: string;
  readonly services: ToolServices;
  /** The tool itself. */
  readonly children: ReactNode;
}

/** The frame around every tool: breadcrumb, name, category, Back, favorite, share, and its error panel. */
export function ToolFrame({ session, categoryName, services, children }: ToolFrameProps) {
  const { tool } = session;
  const [hasTrail, setHasTrail] = useState(false);
  const categoryPath = `/categories/${tool.category}`;

  useEffect(() => {
    const read = () =>
      session.readAddress().then(() => setHasTrail(session.trail(false).length > 0), reportFailure);
    const listening = new AbortController();
    const { signal } = listening;
    const path = location.pathname;
    const kept = takeKeptInput(path);
    // The person's own changes take precedence over the link.
    void read().then(() => kept && session.restore(kept));
    addEventListener('hashchange', () => void read(), { signal });
    addEventListener('pagehide', () => keepInput(path), { signal });
    pageInput.read = session.readInput;
    pageInput.receive = session.receive;
    if (historySwitch.read()) {
      import('./watch-history.ts').then((history) => {
        if (!signal.aborted) signal.addEventListener('abort', history.watchHistory(session));
      }, reportFailure);
    }
    return () => listening.abort();
  }, [session]);

  return (
    <div style={tileStyle(tool.category)}>
      <div className="wide-only">
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: categoryName, href: categoryPath },
            { label: tool.name },
          ]}
        />
      </div>
      <div className="tool-head">
        <span className="tile tile-large wide-only">
          <Icon name={tool.icon} />
        </span>
        <h1>{tool.name}</h1>
        <a className="chip" href={addressOf(categoryPath)}>
          {categoryName}
        </a>
        <p className="text-ink-2">{tool.description}</p>
        <Later>
          <LatePrivacyLine toolCategory={tool.category} />
        </Later>
        <div className="tool-actions">
          <Button icon="arrow-left" onClick={() => goBack('/all-tools')}>
            Back
          </Button>
          <FavoriteButton tool={tool} />
          <Later>
            <LateShareMenu session={session} />
          </Later>
        </div>
      </div>
      <Suspense>{hasTrail && <Trail session={session} />}</Suspense>
      <div id="tool">
        <ToolContext value={{ session, services }}>
          <ErrorBoundary title={`${tool.name} met an unexpected error`}>{children}</ErrorBoundary>
        </ToolContext>
      </div>
    </div>
  );
}
