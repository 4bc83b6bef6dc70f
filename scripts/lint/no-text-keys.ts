import type { Rule } from 'eslint';
import ts from 'typescript';

/** The part of typescript-eslint's parser services that this rule uses. */
interface ParserServices {
  readonly program: ts.Program;
  getTypeAtLocation(node: unknown): ts.Type;
}

/**
 * Forbids `record[key]` where the key may be any text. Every object inherits `constructor` and its like, so a name
 * that a person chose would find something there.
 */
export const noTextKeys: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      textKey:
        'This key may be any text, such as "constructor". Use readOwn of core/collections/read-own.ts, or a Map.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices as ParserServices;
    const checker = services.program.getTypeChecker();
    return {
      MemberExpression(node) {
        if (!node.computed || node.property.type === 'Literal') return;
        const record = checker.getNonNullableType(services.getTypeAtLocation(node.object));
        if (!hasTextIndex(record, checker) || !isAnyText(services.getTypeAtLocation(node.property))) return;
        context.report({ node, messageId: 'textKey' });
      },
    };
  },
};

function hasTextIndex(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((part) => hasTextIndex(part, checker));
  return checker.getIndexInfosOfType(type).some(({ keyType }) => (keyType.flags & ts.TypeFlags.String) !== 0);
}

function isAnyText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isAnyText);
  const { String, TemplateLiteral, Any, Unknown } = ts.TypeFlags;
  return (type.flags & (String | TemplateLiteral | Any | Unknown)) !== 0;
}
