/** Lists the capturing groups of a pattern in order, each with its name if it has one. The pattern must be valid. */
export function groupNamesOf(pattern: string): readonly (string | undefined)[] {
  const names: (string | undefined)[] = [];
  let classDepth = 0;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === '\\') index += 1;
    else if (character === '[') classDepth += 1;
    else if (character === ']' && classDepth > 0) classDepth -= 1;
    else if (character === '(' && classDepth === 0) {
      const name = /^\(\?<([^=!>][^>]*)>/.exec(pattern.slice(index, index + 500));
      if (name) names.push(name[1]);
      else if (pattern[index + 1] !== '?') names.push(undefined);
    }
  }
  return names;
}
