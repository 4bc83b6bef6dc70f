import { Alert } from '#client/ui/alert.tsx';
import { useAdmin } from './admin-context.ts';

/** Warns that all visitors count as one sender, because the server does not know about its proxy. */
export function ProxyAlert() {
  const { unnamedProxy } = useAdmin().session;
  if (unnamedProxy === undefined) return null;
  const isPublic = unnamedProxy === 'public';
  return (
    <div className="mb-4">
      <Alert tone="warn" title="TRUSTED_PROXIES does not name a proxy">
        <p>
          Requests come through {isPublic ? 'a public address' : `the proxy ${unnamedProxy}`} that{' '}
          <code>TRUSTED_PROXIES</code> does not name. The server counts all its visitors as one sender, so
          five messages or wrong passwords an hour lock everybody out.{' '}
          {isPublic
            ? 'If it is your CDN, add its networks and restart the server. A stranger can cause this message, too.'
            : 'Add its address and restart the server.'}
        </p>
      </Alert>
    </div>
  );
}
