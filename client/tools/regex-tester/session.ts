import { exemplify, measurePattern, type RegexSession } from './logic.ts';

/** What the page asks besides a search. */
export default function createRegexSession(): RegexSession {
  return {
    example: ({ pattern, flags }) => exemplify(pattern, flags),
    measure: ({ pattern, flags }) => measurePattern(pattern, flags),
  };
}
