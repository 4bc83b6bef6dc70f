import { readDateWords, type Viewpoint } from './phrase-dates.ts';
import { splitMoment } from './phrase-times.ts';

/** A question for an age, today unless it says when, or for the due date of a pregnancy. */
export type NamedQuestion =
  | { readonly kind: 'age'; readonly born: Temporal.PlainDate; readonly on?: Temporal.PlainDate }
  | {
      readonly kind: 'due';
      readonly base: Temporal.PlainDate;
      readonly from: 'period' | 'conception';
    };

const age =
  /^(?:how old (?:is|am|are|was|would be) (?:i |you |he |she |they |someone |somebody |a person )?|age (?:of )?(?:someone |somebody |a person )?|(?=born ))(?:if )?(?:(?:was |were )?born )?(?:on |in )?(.+)$/;
const ageThen =
  /^how old (?:will|would|was|were) .+? (?:be )?on (?<on>.+?),? (?:if|when) .*?born (?:on |in )?(?<born>.+)$/;
const due =
  /^(?:my )?due date (?:is )?(?:(?:from|for|of|with|by|if|after|when) )?(?:(?:the |my )?(?:(conception|conceived)|last (?:menstrual )?period|lmp|period) )?(?:(?:is|was|began|of|from|on) )*(.+)$/;

/** Reads `how old is someone born on 5 May 1990`, `born 5 May 1990 on 1 May 2030` and `due date from 10 August`. */
export function readNamedQuestion(text: string, view: Viewpoint): NamedQuestion | undefined {
  // The last such day, unless its year says otherwise.
  const dateIn = (words: string | undefined) => {
    const day = words && splitMoment(words).day;
    return day ? readDateWords(day, { ...view, lean: 'back' }) : undefined;
  };
  const words = age.exec(text)?.[1];
  const born = dateIn(words);
  if (born) return { kind: 'age', born };
  const then = (ageThen.exec(text) ?? /^(?<born>.+?),? (?:on|as of) (?<on>.+)$/.exec(words ?? ''))?.groups;
  const [birth, on] = [dateIn(then?.born), dateIn(then?.on)];
  if (birth && on) return { kind: 'age', born: birth, on };
  const [, conception, from] = due.exec(text) ?? [];
  const base = dateIn(from);
  return base && { kind: 'due', base, from: conception === undefined ? 'period' : 'conception' };
}
