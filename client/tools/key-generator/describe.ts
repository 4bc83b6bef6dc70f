import type { Report, ReportText } from '#client/tool-kit/calculators/report.ts';
import { writePem } from '#core/bytes/asn1/pem.ts';
import { hexOf } from '#core/bytes/asn1/values.ts';
import { digestBytes } from '#core/hashing/digests.ts';
import { ToolInputError } from '#core/errors.ts';
import { makeCertificate, makeRequest } from './certificates.ts';
import { makeKeys, type MadeKeys } from './key-pairs.ts';
import type { Options } from './schema.ts';
import { writeSshKey } from './ssh.ts';

type KeyReport = Report & { readonly texts: readonly ReportText[] };

/** Makes the keys. Throws a ToolInputError that names the box. */
export async function describeKeys(options: Options): Promise<KeyReport> {
  const keys = await makeKeys(options.algorithm);
  if (options.product === 'ssh') return describeSsh(keys, options);
  const privateFile = fileOf('Private key', 'private-key.pem', writePem('PRIVATE KEY', keys.pkcs8));
  const publicFile = fileOf('Public key', 'public-key.pem', writePem('PUBLIC KEY', keys.spki));
  if (options.product === 'pair') {
    const print = await fingerprint(keys.spki);
    return {
      figures: [{ label: 'SHA-256 of the public key', value: print, copied: print }],
      texts: [privateFile, publicFile],
    };
  }
  if (options.product === 'request') {
    const request = await makeRequest(keys, options);
    const print = await fingerprint(keys.spki);
    return {
      figures: [{ label: 'SHA-256 of the public key', value: print, copied: print }],
      texts: [
        fileOf('Certificate request', 'request.csr', writePem('CERTIFICATE REQUEST', request)),
        privateFile,
      ],
    };
  }
  const certificate = await makeCertificate(keys, options);
  const print = await fingerprint(certificate);
  return {
    figures: [{ label: 'SHA-256 fingerprint', value: print, copied: print }],
    texts: [fileOf('Certificate', 'certificate.pem', writePem('CERTIFICATE', certificate)), privateFile],
  };
}

async function describeSsh({ jwk }: MadeKeys, { comment, algorithm }: Options): Promise<KeyReport> {
  if (/[\r\n]/.test(comment)) {
    throw new ToolInputError('A comment has one line.', { field: 'comment', hint: 'Remove the line break.' });
  }
  const key = await writeSshKey(jwk, comment.trim());
  const name = algorithm.startsWith('rsa') ? 'id_rsa' : algorithm === 'ed25519' ? 'id_ed25519' : 'id_ecdsa';
  return {
    figures: [{ label: 'Fingerprint', value: key.fingerprint, copied: key.fingerprint }],
    texts: [fileOf('Public key', `${name}.pub`, `${key.line}\n`), fileOf('Private key', name, key.pem)],
  };
}

function fileOf(title: string, name: string, content: string): ReportText {
  return { title, name, kind: 'text', content };
}

async function fingerprint(bytes: Uint8Array): Promise<string> {
  const digest = (await digestBytes(bytes, ['SHA-256']))['SHA-256'] ?? new Uint8Array();
  return hexOf(digest, ':').toUpperCase();
}
