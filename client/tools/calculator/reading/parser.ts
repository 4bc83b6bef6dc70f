import { ToolInputError } from '#core/errors.ts';
import { findFunction, functionSignatures } from '../evaluating/function-names.ts';
import { OperandParser } from './operand-parser.ts';
import { binaryOperatorOf, binaryStrength, strength } from './precedence.ts';
import { scan } from './scanner.ts';

import { isName, markOf, type Node, type Statement, type Token } from './syntax.ts';

const maxDepth = 200;

/** Parses one line by precedence climbing (Pratt). Throws a ToolInputError with the offset of the error. */
export function parseLine(line: string, locale: string): Statement {
  const tokens = scan(line, locale);
  const last = tokens.at(-1);
  if (last?.type === 'mark' && last.mark === '=') tokens.pop();
  const [first, second] = tokens;
  if (first?.type === 'name' && second?.type === 'mark' && second.mark === '=') {
    if (findFunction(first.name)) {
      throw new ToolInputError(`“${first.name}” is a function; choose another name.`, { offset: first.at });
    }
    return { name: first.name, ...new Parser(line, tokens.slice(2)).parseAll() };
  }
  return { name: undefined, ...new Parser(line, tokens).parseAll() };
}

function isDegree(token: Token): boolean {
  return ['deg', 'degree', 'degrees'].some((word) => isName(token, word));
}

function isNumber(token: Token | undefined): boolean {
  return token?.type === 'number' || token?.type === 'fraction';
}

class Parser extends OperandParser {
  #depth = 0;

  parseAll(): Omit<Statement, 'name'> {
    const expression = this.parse(0);
    const rest = this.peek();
    if (!rest) return { expression, operatorCount: this.operatorCount };
    const text = this.textOf(rest);
    if (text === ')') throw this.mistake('This parenthesis was never opened.', rest, 'Remove it.');
    throw this.mistake(`“${text}” does not belong here.`, rest);
  }

  protected override parse(minimum: number): Node {
    this.#depth += 1;
    if (this.#depth > maxDepth) {
      throw this.mistake(`This is nested more than ${maxDepth} deep.`, this.peek(), 'Split it into lines.');
    }
    let left = this.parseOperand();
    while (true) {
      const next = this.#parseRest(left, minimum);
      if (!next) break;
      left = next;
      this.operatorCount += 1;
    }
    this.#depth -= 1;
    return left;
  }

  /** Parses an operator after an operand if it binds more tightly than `minimum`; undefined if there is none. */
  #parseRest(left: Node, minimum: number): Node | undefined {
    const token = this.peek();
    if (!token) return undefined;
    const mark = markOf(token);
    if (mark === '!' || mark === '°' || isDegree(token) || (mark === '%' && this.isPercentage())) {
      if (strength.postfix <= minimum) return undefined;
      this.skip();
      return {
        type: 'postfix',
        at: token.at,
        operator: mark === '!' || mark === '%' ? mark : '°',
        operand: left,
      };
    }
    if (mark.startsWith('**') && mark !== '**') return this.#parseSuperscript(left, token, minimum);
    const operator = binaryOperatorOf(token);
    if (!operator) return this.#parseImplicitProduct(left, token, minimum);
    const own = binaryStrength[operator];
    if (own <= minimum) return undefined;
    this.skip();
    // Powers are right-associative, and an exponent may have a sign: 2 ** -1.
    const right = this.parse(operator === '**' ? strength.sign - 1 : own);
    return { type: 'binary', at: token.at, operator, left, right };
  }

  #parseSuperscript(left: Node, token: Token, minimum: number): Node | undefined {
    if (strength.power <= minimum) return undefined;
    this.skip();
    const right: Node = { type: 'number', at: token.at, decimal: markOf(token).slice(2) };
    return { type: 'binary', at: token.at, operator: '**', left, right };
  }

  /** Parses `2π`, `2(3)`, `(1+2)(3+4)` with the precedence of a product. Two adjacent numbers are an error. */
  #parseImplicitProduct(left: Node, token: Token, minimum: number): Node | undefined {
    if (token.type === 'mark' && token.mark !== '(') return undefined;
    const before = this.peek(-1);
    if (isNumber(token) && isNumber(before)) {
      throw this.mistake(`An operator is missing before “${this.textOf(token)}”.`, token);
    }
    this.#refuseBetween(before, token);
    if (strength.product <= minimum) return undefined;
    return { type: 'binary', at: token.at, operator: '*', left, right: this.parse(strength.product) };
  }

  /** Rejects `7 xor 3`: functions of two values cannot be used as operators. */
  #refuseBetween(before: Token | undefined, token: Token): void {
    const known = token.type === 'name' ? findFunction(token.name) : undefined;
    const after = this.peek(1);
    if (!known || functionSignatures[known][0] !== 2 || functionSignatures[known][1] !== 2) return;
    if (after && markOf(after) === '(') return;
    const isPlain = before?.type === 'number' && after?.type === 'number';
    const values = isPlain ? `${this.textOf(before)}, ${this.textOf(after)}` : 'a, b';
    const message = `“${this.textOf(token)}” comes before its two values, not between them.`;
    throw this.mistake(message, token, `Write ${known}(${values}).`);
  }
}
