const opening = /^[\p{Ps}\p{Pi}]/u;
const word = /^[\p{L}\p{N}]/u;

/**
 * Turns mirrored signs in right-to-left text, given in logical order, where they are those that the page shows (L4): a
 * word follows an opening bracket, and none is before it.
 */
export function turnBrackets(
  signs: readonly string[],
  isRightToLeft: readonly boolean[],
  mirror: (sign: string) => string | null,
): string[] {
  const isTurned = (place: number) => isRightToLeft[place] === true && mirror(signs[place] ?? '') !== null;
  const brackets = signs.flatMap((sign, place) =>
    isTurned(place) && /^[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/u.test(sign) ? [place] : [],
  );
  const opens = (place: number) => opening.test(signs[place] ?? '');
  const score = brackets.reduce((sum, place) => {
    const [before, after] = [signs[place - 1] ?? '', signs[place + 1] ?? ''].map((sign) => word.test(sign));
    if (before === after) return sum;
    return sum + (opens(place) === after ? 1 : -1);
  }, 0);
  const [first = 0, last = 0] = [brackets[0], brackets.at(-1)];
  const isShown = score < 0 || (score === 0 && !opens(first) && opens(last) && first !== last);
  return signs.map((sign, place) => (isShown && isTurned(place) ? (mirror(sign) ?? sign) : sign));
}
