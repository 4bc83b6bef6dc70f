/** How to fix each mistake, by the end of the parser's message; engines word theirs differently. */
const hints: Readonly<Record<string, string>> = {
  'Unterminated group': 'Add the ) that closes the group, or write \\( for the sign itself.',
  "Unmatched ')'": 'Add the ( that opens the group, or write \\) for the sign itself.',
  'Unterminated character class': 'Add the ] that closes the class, or write \\[ for the sign itself.',
  'Nothing to repeat': 'Put something before the * + ? or {…}, or \\ for the sign itself.',
  'Range out of order in character class': 'Write the lower sign first, as in [a-z], or \\- for a hyphen.',
  'numbers out of order in {} quantifier': 'Write the smaller number first, as in {2,5}.',
  'Lone quantifier brackets': 'Write \\{ and \\} for braces.',
  'Incomplete quantifier': 'Write {2}, {2,} or {2,5}, or \\{ for a brace.',
  '\\ at end of pattern': 'Write \\\\ for a backslash.',
  'Invalid escape': 'Remove the \\: with flag u or v it must not be before this sign.',
  'Invalid unicode escape': 'Write \\u0041, or \\u{1F600} with flag u.',
  'Invalid property name': 'Write a property as \\p{L}, \\p{Lu} or \\p{Script=Greek}.',
  'Invalid named reference': 'Write \\k<name>.',
  'Invalid named capture referenced': 'Write the name of a group that the pattern has.',
  'Invalid capture group name': 'Use letters, digits and _ for the name, and no digit first.',
  'Duplicate capture group name': 'Give each group another name.',
  'Invalid group': 'Write one of : = ! <= <! <name> after (?, or \\? for the sign itself.',
  'Invalid character class': 'Take \\d, \\w and the like out of the range, or write \\- for a hyphen.',
  'Invalid character in character class': 'With flag v, put \\ before ( ) { } / | and - in a class.',
  'Invalid set operation in character class': 'With flag v, write [[a]&&[b]] or [[a]--[b]].',
};

/** Returns how to fix the mistake of a parser's message; undefined for one that says all. */
export function mistakeHint(message: string): string | undefined {
  return Object.entries(hints).find(([end]) => message.endsWith(`: ${end}`))?.[1];
}
