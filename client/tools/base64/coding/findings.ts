/** A place in the text: offset in UTF-16 units from 0, line and column from 1. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** What was met in a text beside plain Base64, each with where first and, where it is told, how often. */
export interface Findings {
  readonly whitespace: Sighting;
  /** The first + or / */
  readonly standard: Place | undefined;
  /** The first - or _ */
  readonly urlSafe: Place | undefined;
  /** Characters that are not Base64 at all. */
  readonly strays: Sighting & { readonly firstCharacter: string };
  /** The first Base64 character that follows padding. */
  readonly afterPadding: Place | undefined;
  readonly paddingCount: number;
  /** Empty in an alphabet without one. */
  readonly paddingCharacter: string;
  /** Padding characters that the length asks for. */
  readonly wantedPadding: 0 | 1 | 2;
  /** One character that is left over, which is too little for a byte. */
  readonly isCutShort: boolean;
  /** Bits after the last byte that ought to be zero (RFC 4648 section 3.5). */
  readonly hasTrailingBits: boolean;
  readonly characterCount: number;
  readonly end: Place;
}

export interface Sighting {
  readonly count: number;
  readonly first: Place | undefined;
}
