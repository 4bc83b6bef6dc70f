import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Note } from '#core/errors.ts';
import { formatDuration } from '#core/numbers/number-format.ts';
import { makeHash, verifyPassword } from './hashing.ts';
import type { Options } from './schema.ts';
import type { Scheme } from './schemes.ts';

/** Hashes or verifies, and describes the result. Throws a ToolInputError that names the box. */
export async function describePassword(options: Options): Promise<Report> {
  const startMs = performance.now();
  const report = options.mode === 'make' ? await describeHash(options) : await describeVerification(options);
  const time = formatDuration(performance.now() - startMs);
  const others = report.others?.figures ?? [];
  return { ...report, others: { title: 'Details', figures: [...others, { label: 'Time', value: time }] } };
}

async function describeHash(options: Options): Promise<Report> {
  const hash = await makeHash(options);
  const isOutdated = options.algorithm === 'apr1' || options.algorithm === 'sha1';
  return {
    figures: [
      { label: options.user === '' ? 'Hash' : 'Line of htpasswd', value: hash, copied: hash, isCode: true },
    ],
    notes: isOutdated ? [outdated] : [],
  };
}

const outdated = warn(
  'This kind of hash can be cracked quickly.',
  'Use bcrypt where Apache is to read it, and Argon2id elsewhere.',
);

async function describeVerification(options: Options): Promise<Report> {
  const { stored, isMatch, isCut } = await verifyPassword(options);
  const notes: Note[] = [];
  const { kind } = stored.scheme;
  if (kind === 'md5-crypt' || kind === 'sha1') notes.push(outdated);
  if (isCut) {
    notes.push(warn('bcrypt compared only the first 72 bytes of the password.'));
  }
  if (!isMatch && options.password.trim() !== options.password) {
    notes.push(inform('The password begins or ends with a space.'));
  }
  return {
    figures: [{ label: 'Result', value: isMatch ? 'Match' : 'No match' }],
    sentences: [
      isMatch ? 'The password belongs to this hash.' : 'The password does not belong to this hash.',
    ],
    notes,
    others: { title: 'Details', figures: figuresOf(stored.scheme, stored.form, stored.salt.length) },
  };
}

function figuresOf(scheme: Scheme, form: string, saltLength: number) {
  const figure = (label: string, value: string) => ({ label, value });
  const all = [figure('Algorithm', nameOf(scheme)), figure('Format', form)];
  switch (scheme.kind) {
    case 'argon2':
      all.push(figure('Memory', `${scheme.memory} KiB`), figure('Iterations', String(scheme.passes)));
      all.push(figure('Parallelism', String(scheme.lanes)));
      break;
    case 'bcrypt':
      all.push(figure('Cost', String(scheme.cost)));
      break;
    case 'scrypt':
      all.push(figure('Cost (N)', String(scheme.cost)), figure('Block size (r)', String(scheme.block)));
      all.push(figure('Parallelism', String(scheme.lanes)));
      break;
    case 'sha-crypt':
    case 'pbkdf2':
      all.push(figure('Iterations', String(scheme.rounds)));
      break;
    default:
      break;
  }
  return [...all, figure('Salt', `${saltLength} bytes`)];
}

function nameOf(scheme: Scheme): string {
  switch (scheme.kind) {
    case 'argon2':
      return `Argon2${scheme.type}`;
    case 'pbkdf2':
      return `PBKDF2 with ${scheme.digest.toUpperCase().replace('SHA', 'SHA-')}`;
    case 'sha-crypt':
      return `${scheme.digest === 'sha256' ? 'SHA-256' : 'SHA-512'}-crypt`;
    case 'md5-crypt':
      return scheme.magic === '$1$' ? 'MD5-crypt' : 'Apache MD5';
    case 'sha1':
      return 'SHA-1';
    default:
      return scheme.kind;
  }
}
