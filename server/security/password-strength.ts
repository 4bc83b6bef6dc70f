import { Worker } from 'node:worker_threads';

const minLength = 15;
const maxLength = 1024;
/** A hundred trillion guesses. Argon2id makes each guess cost a tenth of a second and 64 MiB. */
const minGuessesLog10 = 14;
/** The longest text to estimate, because the time grows with the square of the length. */
const maxEstimated = 64;
/** One text repeated, with only signs or spaces between the copies. */
const repetition = /^(.{3,}?)(?:[^\p{L}\p{N}]*\1)+[^\p{L}\p{N}]*$/su;

/** Estimates the decimal logarithm of the guesses for each text. */
type Estimate = (texts: readonly string[]) => readonly number[] | Promise<readonly number[]>;

/** Returns why a text is not accepted as the administrator's password, and what to do; undefined if it is. */
export async function findPasswordFault(
  password: string,
  estimate: Estimate = estimateInThread,
): Promise<string | undefined> {
  const length = Array.from(password).length;
  if (length < minLength) return `The password needs at least ${minLength} characters; there are ${length}.`;
  if (length > maxLength) return `The password may have ${maxLength} characters; there are ${length}.`;
  const folded = password.normalize('NFKC').toLowerCase();
  const unit = repetition.exec(folded)?.[1];
  // For words mixed with years and signs, each such character counts as one more digit to guess, not as a new word.
  const letters = folded.replaceAll(/[^\p{L}]/gu, '');
  const texts = [unit ?? password, folded, letters].map((text) => text.slice(0, maxEstimated));
  const [asTyped = 0, asFolded = 0, ofLetters = 0] = await estimate(texts);
  const estimates = [asTyped, asFolded, ofLetters + folded.length - letters.length];
  if (Math.min(...estimates) >= minGuessesLog10) return undefined;
  return 'The password is easy to guess: it is made of common words, names, dates, rows of keys or repetitions. Take four or more unrelated words.';
}

/** The word lists take 100 MB and a second to load. */
function estimateInThread(texts: readonly string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./guesses-thread.ts', import.meta.url), { workerData: texts });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
