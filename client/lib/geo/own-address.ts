import { addressOf } from '#client/lib/site-data.ts';
import { ToolInputError } from '#core/errors.ts';
import { ownAddressPath } from '#core/site/content-policy.ts';

/** Asks our own server for this device's public address. */
export async function askOwnAddress(): Promise<string> {
  const response = await fetch(addressOf(ownAddressPath), { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) {
    throw new ToolInputError('The server did not report your address.', {
      hint: 'Only the server sees it: this needs a connection.',
    });
  }
  return response.text();
}
