import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import { differences, type Language } from './difference-table.ts';
import { isEverything } from './node-tests.ts';

/** Returns the sentences on what a language reads differently in a pattern. */
export function findDifferences(pattern: AST.Pattern, flags: string, language: Language): string[] {
  const nodes: AST.Node[] = [];
  let everything: AST.Node | undefined;
  const collect = (node: AST.Node) => void nodes.push(node);
  visitRegExpAST(pattern, {
    onPatternEnter: collect,
    onAssertionEnter: collect,
    onBackreferenceEnter: collect,
    onCharacterEnter: collect,
    onCharacterSetEnter: (node) => {
      if (node.parent !== everything) collect(node);
    },
    onCharacterClassEnter: (node) => {
      if (isEverything(node)) everything = node;
      collect(node);
    },
    onExpressionCharacterClassEnter: collect,
    onClassSubtractionEnter: collect,
    onCapturingGroupEnter: collect,
    onQuantifierEnter: collect,
  });
  return differences.flatMap(({ isIn, sentences }) => {
    const sentence = sentences[language];
    return sentence !== undefined && nodes.some((node) => isIn(node, flags)) ? [sentence] : [];
  });
}
