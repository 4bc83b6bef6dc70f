import { type FormToken, formHeaders } from '#contracts/form-token.ts';
import { AdminRefusal, callAdmin } from './admin-api.ts';

/**
 * Logs in. Does a proof of work if the server asks for one, which it does when strangers try many passwords. Throws as
 * `callAdmin` does.
 */
export async function logIn(body: { readonly password: string; readonly code?: string }): Promise<void> {
  try {
    await callAdmin('/api/admin/login', { method: 'POST', body });
  } catch (error) {
    if (!(error instanceof AdminRefusal) || error.code !== 'needs_proof') throw error;
    const { workOut } = await import('#client/lib/forms/work-out.ts');
    const token = (await callAdmin('/api/admin/login-token')).data as FormToken;
    const nonce = await workOut(token);
    if (nonce === undefined) throw error;
    const headers = { [formHeaders.token]: token.token, [formHeaders.nonce]: nonce };
    await callAdmin('/api/admin/login', { method: 'POST', body, headers });
  }
}
