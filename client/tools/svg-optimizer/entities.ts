import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

const longest = 300;
const mostGrowth = 10_000_000;

/**
 * Refuses entities that could make a small file huge or fetch others: those that hold entities or markup, long ones,
 * much used ones, and those of other files. The short plain ones that Illustrator writes for its namespaces are harmless.
 */
export function refuseHostileEntities(svg: string): void {
  let growth = 0;
  for (const { 0: declaration, index } of svg.matchAll(/<!ENTITY\b[^>]{0,10000}>?/g)) {
    const plain = /^<!ENTITY\s+([^\s%]+)\s+(?:'([^'&%<]*)'|"([^"&%<]*)")\s*>$/.exec(declaration);
    const value = plain?.[2] ?? plain?.[3];
    const uses = plain ? svg.split(`&${plain[1] ?? ''};`).length - 1 : 0;
    growth += uses * (value?.length ?? 0);
    if (value !== undefined && value.length <= longest && growth <= mostGrowth) continue;
    throw new ToolInputError(
      'This file declares an entity that could grow without end or load other files.',
      {
        ...placeOf(svg, index),
        hint: 'Write out what the entity stands for, and remove its declaration.',
      },
    );
  }
}
