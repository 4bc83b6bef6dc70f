import { ToolInputError } from '#core/errors.ts';

export const specifiedSymbols = '!@#$%^&*()_+-=[]{}|;:,.<>?';
const similarCharacters = 'iIlLoO01';

const uppercase = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const lowercase = 'abcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

export interface CharacterRules {
  readonly hasUppercase: boolean;
  readonly hasLowercase: boolean;
  readonly hasNumbers: boolean;
  readonly hasSymbols: boolean;
  /** Whether to exclude i, I, l, L, o, O, 0 and 1. */
  readonly excludesSimilar: boolean;
  /** The symbols to choose from; letters and digits among them are ignored. */
  readonly symbols: string;
  /** More characters to exclude. */
  readonly excluded: string;
}

/**
 * Returns the chosen character types as lists of single characters without overlap. Throws a ToolInputError if none is
 * chosen, or if a chosen one becomes empty.
 */
export function characterTypes(rules: CharacterRules): readonly (readonly string[])[] {
  const chosen = [
    { isChosen: rules.hasUppercase, name: 'uppercase letters', characters: uppercase },
    { isChosen: rules.hasLowercase, name: 'lowercase letters', characters: lowercase },
    { isChosen: rules.hasNumbers, name: 'numbers', characters: digits },
    { isChosen: rules.hasSymbols, name: 'symbols', characters: rules.symbols.replace(/[A-Za-z0-9\s]/g, '') },
  ].filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) throw new ToolInputError('Please select at least one character type');
  const excluded = leftOutBy(rules);
  return chosen.map(({ name, characters }) => {
    const left = [...new Set(characters)].filter((character) => !excluded.has(character));
    if (left.length > 0) return left;
    throw new ToolInputError(`No ${name} are left to choose from.`, {
      hint: `Switch ${name} off, or leave out fewer characters.`,
    });
  });
}

/** Returns the characters that are always excluded. */
export function leftOutBy({
  excluded,
  excludesSimilar,
}: Pick<CharacterRules, 'excluded' | 'excludesSimilar'>): ReadonlySet<string> {
  return new Set(excluded + (excludesSimilar ? similarCharacters : ''));
}
