/** Reasons why a part of the site could not be fetched. */
export type LoadFailure = 'new-version' | 'no-network' | 'fault';

/**
 * Finds out why a part of the site was not loaded. The names of built files contain a hash of their content, so a file
 * that the server does not know belongs to an earlier build. Only assets are requested, because a tool's page may
 * connect to nothing else.
 */
export async function explainLoadFailure({ message }: Error): Promise<LoadFailure> {
  const failed = /https?:[^\s"')?]+\/assets\/[^\s"')?]+|\/assets\/[^\s"')?]+/.exec(message)?.[0];
  const own = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const addresses = [...(failed === undefined ? [] : [failed]), ...[...own].map(({ href }) => href)];
  const statuses = await Promise.all(addresses.map(askStatus));
  if (statuses.includes(404)) return 'new-version';
  return statuses.every((status) => status === undefined) ? 'no-network' : 'fault';
}

async function askStatus(address: string): Promise<number | undefined> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status;
}
