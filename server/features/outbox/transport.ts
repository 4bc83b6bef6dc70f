import { createTransport } from 'nodemailer';
import type { SmtpConfig } from '#server/config.ts';
import { isLoopback } from '#server/http/client-address.ts';
import type { Delivery, DueMail } from './store.ts';

const stepTimeoutMs = 20_000;
/** Shorter than a lease, so that two processes never send the same mail. */
const wholeTimeoutMs = 90_000;

export interface Transport {
  send(mail: DueMail): Promise<Delivery>;
  close(): void;
}

/** Sends mail by SMTP, with TLS except on this machine, as plain text and only from the configured address. */
export function createSmtpTransport(
  { url, from }: SmtpConfig,
  timeouts: { readonly stepMs: number; readonly wholeMs: number } = {
    stepMs: stepTimeoutMs,
    wholeMs: wholeTimeoutMs,
  },
): Transport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    ignoreTLS: !isSecure && isLoopback(hostname),
    connectionTimeout: timeouts.stepMs,
    greetingTimeout: timeouts.stepMs,
    socketTimeout: timeouts.stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  });
  const domain = from.split('@').at(-1) ?? 'localhost';
  return {
    send: async (mail) => {
      const sending = transport.sendMail({
        from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        // The same for every attempt, so that a receiver recognizes a mail that it accepted although its response was
        // lost.
        messageId: `<${mail.id}@${domain}>`,
        date: new Date(mail.createdAtMs),
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return judge(sending, timeouts.wholeMs);
    },
    close: () => {
      transport.close();
    },
  };
}

async function judge(sending: Promise<unknown>, wholeMs: number): Promise<Delivery> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => {
      resolve({ state: 'failed', reason: 'The mail server did not finish in time.' });
    }, wholeMs);
  });
  const outcome = sending.then(
    (): Delivery => ({ state: 'sent' }),
    (error: unknown): Delivery => describeFailure(error),
  );
  try {
    return await Promise.race([outcome, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Describes a failure. A reply of 5xx is final (RFC 5321 section 4.2.1), except a refused log-in, which the operator
 * can fix.
 */
function describeFailure(error: unknown): Delivery {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string };
  const reason = (message ?? String(error)).replaceAll(/\s+/g, ' ');
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { state: isFinal ? 'refused' : 'failed', reason };
}
