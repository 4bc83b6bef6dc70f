import { RegExpParser } from '@eslint-community/regexpp';
import { samplesOf } from '../matching/samples.ts';

const maxLength = 300;

/** Finds a short text that a pattern matches, by generating and testing one; undefined if that fails. */
export function exampleOf(regex: RegExp): string | undefined {
  const { source, flags } = regex;
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const probe = new RegExp(source, flags.replace(/[gy]/g, ''));
  return pattern.alternatives
    .flatMap((alternative) => samplesOf(alternative, flags))
    .find((text) => text !== '' && text.length <= maxLength && probe.test(text));
}
