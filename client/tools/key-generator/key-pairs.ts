import { ToolInputError } from '#core/errors.ts';
import { writeInteger, writeNull, writeOid, writeSequence } from '#core/bytes/asn1/der-writer.ts';
import { isPlainHttp } from '#core/site/secure-context.ts';
import type { Options } from './schema.ts';

/** A key pair of Web Crypto with its usual forms. */
export interface MadeKeys {
  readonly pkcs8: Uint8Array<ArrayBuffer>;
  readonly spki: Uint8Array<ArrayBuffer>;
  readonly jwk: JsonWebKey;
  /** The AlgorithmIdentifier of its signatures. */
  readonly signatureAlgorithm: Uint8Array<ArrayBuffer>;
  /** Signs, in the form that certificates have. */
  sign(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

const rsa = (modulusLength: number) => ({
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
  oid: '1.2.840.113549.1.1.11',
});
const curve = (namedCurve: string, hash: string, oid: string) => ({ name: 'ECDSA', namedCurve, hash, oid });

const algorithms = {
  ed25519: { name: 'Ed25519', hash: '', oid: '1.3.101.112' },
  p256: curve('P-256', 'SHA-256', '1.2.840.10045.4.3.2'),
  p384: curve('P-384', 'SHA-384', '1.2.840.10045.4.3.3'),
  p521: curve('P-521', 'SHA-512', '1.2.840.10045.4.3.4'),
  rsa2048: rsa(2048),
  rsa3072: rsa(3072),
  rsa4096: rsa(4096),
};

/** Makes a new key pair by Web Crypto. Throws a ToolInputError where the browser cannot. */
export async function makeKeys(id: Options['algorithm']): Promise<MadeKeys> {
  if (isPlainHttp()) {
    throw new ToolInputError('Browsers make keys only on pages over https.', {
      hint: 'Open this page over https.',
    });
  }
  const algorithm = algorithms[id];
  const { privateKey, publicKey } = await generate(algorithm);
  const { subtle } = crypto;
  const isRsa = algorithm.name.startsWith('RSA');
  const parameters = isRsa ? [writeNull()] : [];
  return {
    pkcs8: new Uint8Array(await subtle.exportKey('pkcs8', privateKey)),
    spki: new Uint8Array(await subtle.exportKey('spki', publicKey)),
    jwk: await subtle.exportKey('jwk', privateKey),
    signatureAlgorithm: writeSequence(writeOid(algorithm.oid), ...parameters),
    sign: async (bytes) => {
      const signature = new Uint8Array(await subtle.sign(algorithm, privateKey, bytes));
      return algorithm.name === 'ECDSA' ? asDer(signature) : signature;
    },
  };
}

async function generate(algorithm: (typeof algorithms)[keyof typeof algorithms]): Promise<CryptoKeyPair> {
  try {
    return (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
  } catch {
    throw new ToolInputError(`This browser cannot make keys of ${algorithm.name}.`, {
      field: 'algorithm',
      hint: 'Choose another algorithm, or a newer browser.',
    });
  }
}

/** Web Crypto gives the two numbers of an ECDSA signature one after the other; certificates have them in DER. */
function asDer(signature: Uint8Array): Uint8Array<ArrayBuffer> {
  const half = signature.length / 2;
  return writeSequence(writeInteger(signature.subarray(0, half)), writeInteger(signature.subarray(half)));
}
