import { Worker } from 'node:worker_threads';

const minLength = 15;
const maxLength = 1024;
/** A hundred trillion: argon2id makes each guess cost a tenth of a second and 64 MiB. */
const minGuessesLog10 = 14;
/** What lies beyond is not looked at: estimating takes longer with the square of the length. */
const maxEstimated = 64;
/** One text, again and again, with anything but letters and digits between. */
const repetition = /^(.{3,}?)(?:[^\p{L}\p{N}]*\1)+[^\p{L}\p{N}]*$/su;

/** What keeps a text from being the administrator's password, and what to do; undefined when it may be. */
export async function findPasswordFault(password: string): Promise<string | undefined> {
  const length = Array.from(password).length;
  if (length < minLength) return `The password needs at least ${minLength} characters; there are ${length}.`;
  if (length > maxLength) return `The password may have ${maxLength} characters; there are ${length}.`;
  const folded = password.normalize('NFKC').toLowerCase();
  const unit = repetition.exec(folded)?.[1];
  // Words with years and signs strewn in: each of these is worth one more digit to guess, and no new word.
  const letters = folded.replaceAll(/[^\p{L}]/gu, '');
  const texts = [unit ?? password, folded, letters].map((text) => text.slice(0, maxEstimated));
  const [asTyped = 0, asFolded = 0, ofLetters = 0] = await estimateGuesses(texts);
  const estimates = [asTyped, asFolded, ofLetters + folded.length - letters.length];
  if (Math.min(...estimates) >= minGuessesLog10) return undefined;
  return 'The password is easy to guess: it is made of common words, names, dates, rows of keys or repetitions. Take four or more unrelated words.';
}

/** The decimal logarithms of the guesses that each text takes. In a thread: the word lists take 100 MB and a second to read. */
function estimateGuesses(texts: readonly string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./guesses-thread.ts', import.meta.url), { workerData: texts });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
