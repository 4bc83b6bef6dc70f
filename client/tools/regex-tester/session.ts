import { exemplify, measurePattern, type RegexSession } from './logic.ts';

/** Creates a session for everything that the page needs besides a search. */
export default function createRegexSession(): RegexSession {
  return {
    example: ({ pattern, flags }) => exemplify(pattern, flags),
    measure: ({ pattern, flags }) => measurePattern(pattern, flags),
  };
}
