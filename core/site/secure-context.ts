/** True for a page over plain http from another machine. Browsers then lack `crypto.subtle` and others; the terminal does not. */
export function isPlainHttp(): boolean {
  return (globalThis as { readonly isSecureContext?: boolean }).isSecureContext === false;
}

/**
 * Explains why this page cannot do what browsers keep for secure contexts: `act` completes “browsers do not … there”.
 * Undefined if they do it.
 */
export function plainHttpReason(act: string): string | undefined {
  return isPlainHttp()
    ? `This page was opened over plain http: browsers do not ${act} there; open it over https or on localhost.`
    : undefined;
}
