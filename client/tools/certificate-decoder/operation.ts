import { warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { choice, type StateOf } from '#client/tool-kit/state/state-schema.ts';
import type { Decoded } from './objects.ts';
import type { Source } from './read-input.ts';

const viewLabels = { report: 'Report', asn1: 'ASN.1', pem: 'PEM', der: 'DER file' };

const schema = {
  view: choice(viewLabels, 'report', 'Show'),
};

/** ISRG Root X2 of Let’s Encrypt, which is public and valid until 2040. */
const sample = `-----BEGIN CERTIFICATE-----
MIICGzCCAaGgAwIBAgIQQdKd0XLq7qeAwSxs6S+HUjAKBggqhkjOPQQDAzBPMQsw
CQYDVQQGEwJVUzEpMCcGA1UEChMgSW50ZXJuZXQgU2VjdXJpdHkgUmVzZWFyY2gg
R3JvdXAxFTATBgNVBAMTDElTUkcgUm9vdCBYMjAeFw0yMDA5MDQwMDAwMDBaFw00
MDA5MTcxNjAwMDBaME8xCzAJBgNVBAYTAlVTMSkwJwYDVQQKEyBJbnRlcm5ldCBT
ZWN1cml0eSBSZXNlYXJjaCBHcm91cDEVMBMGA1UEAxMMSVNSRyBSb290IFgyMHYw
EAYHKoZIzj0CAQYFK4EEACIDYgAEzZvVn4CDCuwJSvMWSj5cz3es3mcFDR0HttwW
+1qLFNvicWDEukWVEYmO6gbf9yoWHKS5xcUy4APgHoIYOIvXRdgKam7mAHf7AlF9
ItgKbppbd9/w+kHsOdx1ymgHDB/qo0IwQDAOBgNVHQ8BAf8EBAMCAQYwDwYDVR0T
AQH/BAUwAwEB/zAdBgNVHQ4EFgQUfEKWrt5LSDv6kviejM9ti6lyN5UwCgYIKoZI
zj0EAwMDaAAwZQIwe3lORlCEwkSHRhtFcP9Ymd70/aTSVaYgLXTWNLxBo1BfASdW
tL4ndQavEi51mI38AjEAi/V3bNTIZargCyzuFJ0nN6T5U6VR5CmD1/iQMVtCnwr1
/q4AaOeMSQ+2b1tbFfLn
-----END CERTIFICATE-----
`;

export default defineOperation({
  schema,
  takes: 'text',
  sample,
  input: {
    isSecret: true,
    placeholder: 'Paste PEM, or open a certificate, request or key',
    accept: '.pem,.crt,.cer,.der,.csr,.key,.p7b,.crl',
  },
  takesBytes: () => true,
  quickSize: 0,
  timeLimitMs: 60_000,
  run: decode,
});

async function decode(input: TextInput, { view }: StateOf<typeof schema>): Promise<OperationResult> {
  const [{ isForeign, readSource, readSources }, { decodeObjects }] = await Promise.all([
    import('./read-input.ts'),
    import('./objects.ts'),
  ]);
  const { sources, notes: skipped } = skipForeign(await readSources(input), isForeign);
  const nodes = sources.map(readSource);
  if (view === 'pem' || view === 'der') return writeAgain(sources, nodes.flatMap(decodeObjects), view);
  const objects = nodes.flatMap(decodeObjects);
  const [{ describeObject, figuresOf, titleOf }, { notesOf }] = await Promise.all([
    import('./report.ts'),
    import('./notes.ts'),
  ]);
  const nowMs = Date.now();
  const notes = await notesOf(objects, nowMs);
  const figures = figuresOf(objects, nowMs);
  const summary = objects.length === 1 ? titleOf(objects[0] as Decoded, 0, 1) : `${objects.length} objects`;
  const parts = await Promise.all(
    objects.map(async (object, index) => {
      const title = titleOf(object, index, objects.length);
      if (view === 'report') return `${title}\n${await describeObject(object, nowMs)}`;
      const { writeTree } = await import('./asn1-tree.ts');
      return `${title}\n${writeTree(object.node, object.kind === 'private key')}`;
    }),
  );
  const name = view === 'report' ? 'certificate.txt' : 'asn1.txt';
  return {
    parts: [{ name, kind: 'text', content: `${parts.join('\n\n')}\n`, isOfColumns: true }],
    figures,
    notes: [...skipped, ...notes],
    summary,
  };
}

/** Leaves out blocks that hold no DER: keys in the old encryption of OpenSSL, of OpenSSH, of PGP and of OpenVPN. */
function skipForeign(
  all: readonly Source[],
  isForeign: (source: Source) => boolean,
): {
  readonly sources: readonly Source[];
  readonly notes: readonly Note[];
} {
  const notes: Note[] = [];
  const sources = all.filter(({ bytes, pem }) => {
    if (!pem) return true;
    const isEncrypted = pem.headers.includes('ENCRYPTED');
    if (!isEncrypted && !isForeign({ bytes, pem })) return true;
    const what = isEncrypted ? 'An encrypted key in the old form of OpenSSL' : `A block of ${pem.label}`;
    notes.push(warn(`${what} was skipped.`, undefined, pem.place));
    return false;
  });
  const [first] = notes;
  if (sources.length > 0 || !first) return { sources, notes };
  throw new ToolInputError(first.sentence.replace('was skipped', 'cannot be read here'), {
    ...first.place,
    hint: 'This tool reads X.509 certificates, requests and keys in PEM and DER.',
  });
}

const labels = {
  certificate: 'CERTIFICATE',
  request: 'CERTIFICATE REQUEST',
  'revocation list': 'X509 CRL',
  'public key': 'PUBLIC KEY',
  'private key': 'PRIVATE KEY',
  'encrypted key': 'ENCRYPTED PRIVATE KEY',
  other: 'DATA',
};

async function writeAgain(
  sources: readonly Source[],
  objects: readonly Decoded[],
  view: 'pem' | 'der',
): Promise<OperationResult> {
  if (view === 'pem') {
    const { writePem } = await import('#core/bytes/asn1/pem.ts');
    const blocks = objects.map(({ kind, node }) => {
      const source = sources.find(
        ({ bytes }) => bytes.buffer === node.bytes.buffer && bytes.length === node.bytes.length,
      );
      return writePem(source?.pem?.label ?? labels[kind], node.bytes);
    });
    return { parts: [{ name: 'certificate.pem', kind: 'text', content: blocks.join('') }] };
  }
  const [only] = objects;
  if (objects.length !== 1 || !only) {
    throw new ToolInputError(`A file of DER holds one object, and these are ${objects.length}.`, {
      hint: 'Paste only one block.',
    });
  }
  const content = new Blob([Uint8Array.from(only.node.bytes)]);
  return {
    parts: [{ name: only.kind === 'certificate' ? 'certificate.cer' : 'decoded.der', kind: 'file', content }],
  };
}
