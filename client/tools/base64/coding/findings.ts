/** A position in the text: offset in UTF-16 units from 0, line and column from 1. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** Everything in a text other than plain Base64, each with its first position and, in some cases, a count. */
export interface Findings {
  readonly whitespace: Sighting;
  /** The first + or / */
  readonly standard: Place | undefined;
  /** The first - or _ */
  readonly urlSafe: Place | undefined;
  /** Characters that are not in the Base64 alphabet. */
  readonly strays: Sighting & { readonly firstCharacter: string };
  /** The first Base64 character that follows padding. */
  readonly afterPadding: Place | undefined;
  readonly paddingCount: number;
  /** Empty if the alphabet has no padding. */
  readonly paddingCharacter: string;
  /** The number of padding characters that the length requires. */
  readonly wantedPadding: 0 | 1 | 2;
  /** True if one character is left over, which is too little for a byte. */
  readonly isCutShort: boolean;
  /** True if the bits after the last byte are not zero, as they should be (RFC 4648 section 3.5). */
  readonly hasTrailingBits: boolean;
  readonly characterCount: number;
  readonly end: Place;
}

export interface Sighting {
  readonly count: number;
  readonly first: Place | undefined;
}
