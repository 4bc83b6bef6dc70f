/** Why a part of the site could not be fetched. */
export type LoadFailure = 'new-version' | 'no-network' | 'fault';

/**
 * Finds out why a part did not come. Files of a build have their content in their names, so one that the server does
 * not know is of an earlier build. Only assets are asked for: a tool's page may connect to nothing else.
 */
export async function explainLoadFailure({ message }: Error): Promise<LoadFailure> {
  const failed = /\/assets\/[^\s"')?]+/.exec(message)?.[0];
  const own = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href^="/assets/"]');
  const addresses = [...(failed === undefined ? [] : [failed]), ...[...own].map(({ href }) => href)];
  const statuses = await Promise.all(addresses.map(askStatus));
  if (statuses.includes(404)) return 'new-version';
  return statuses.every((status) => status === undefined) ? 'no-network' : 'fault';
}

async function askStatus(address: string): Promise<number | undefined> {
  const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return response?.status;
}
