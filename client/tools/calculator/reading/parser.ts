import { ToolInputError } from '#core/errors.ts';
import { findFunction, functionSignatures } from '../evaluating/function-names.ts';
import { binaryOperatorOf, binaryStrength, strength } from './precedence.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { scan } from './scanner.ts';
import { isName, markOf, type Node, type Statement, type Token } from './syntax.ts';

const maxDepth = 200;

/** Reads one line, by precedence climbing (Pratt). Throws a ToolInputError with the offset of the mistake. */
export function parseLine(line: string, locale: string): Statement {
  const tokens = scan(line, locale);
  const last = tokens.at(-1);
  if (last?.type === 'mark' && last.mark === '=') tokens.pop();
  const [first, second] = tokens;
  if (first?.type === 'name' && second?.type === 'mark' && second.mark === '=') {
    if (findFunction(first.name)) {
      throw new ToolInputError(`“${first.name}” is a function; take another name.`, { offset: first.at });
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

function unknownFunction(name: string, at: number): ToolInputError {
  const [nearest] = Object.keys(functionSignatures).toSorted(
    (one, other) => editDistance(one, name.toLowerCase()) - editDistance(other, name.toLowerCase()),
  );
  const isNear = nearest !== undefined && editDistance(nearest, name.toLowerCase()) <= 1;
  return new ToolInputError(`There is no function “${name}”.`, {
    offset: at,
    hint: isNear ? `Did you mean ${nearest}?` : 'There are sqrt, max, round, log and others: see below.',
  });
}

class Parser {
  readonly #line: string;
  readonly #tokens: readonly Token[];
  #index = 0;
  #depth = 0;
  #operatorCount = 0;

  constructor(line: string, tokens: readonly Token[]) {
    this.#line = line;
    this.#tokens = tokens;
  }

  parseAll(): Omit<Statement, 'name'> {
    const expression = this.#parse(0);
    const rest = this.#peek();
    if (!rest) return { expression, operatorCount: this.#operatorCount };
    const text = this.#textOf(rest);
    if (text === ')') throw this.#mistake('This parenthesis was never opened.', rest, 'Remove it.');
    throw this.#mistake(`“${text}” does not belong here.`, rest);
  }

  #parse(minimum: number): Node {
    this.#depth += 1;
    if (this.#depth > maxDepth) {
      throw this.#mistake(`This is nested more than ${maxDepth} deep.`, this.#peek(), 'Split it into lines.');
    }
    let left = this.#parseOperand();
    while (true) {
      const next = this.#parseRest(left, minimum);
      if (!next) break;
      left = next;
      this.#operatorCount += 1;
    }
    this.#depth -= 1;
    return left;
  }

  /** What follows an operand, as far as it binds more tightly than `minimum`; undefined when nothing does. */
  #parseRest(left: Node, minimum: number): Node | undefined {
    const token = this.#peek();
    if (!token) return undefined;
    const mark = markOf(token);
    if (mark === '!' || mark === '°' || isDegree(token) || (mark === '%' && this.#isPercentage())) {
      if (strength.postfix <= minimum) return undefined;
      this.#index += 1;
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
    this.#index += 1;
    // A power binds to the right, and a sign may stand in its exponent: 2 ** -1.
    const right = this.#parse(operator === '**' ? strength.sign - 1 : own);
    return { type: 'binary', at: token.at, operator, left, right };
  }

  #parseSuperscript(left: Node, token: Token, minimum: number): Node | undefined {
    if (strength.power <= minimum) return undefined;
    this.#index += 1;
    const right: Node = { type: 'number', at: token.at, decimal: markOf(token).slice(2) };
    return { type: 'binary', at: token.at, operator: '**', left, right };
  }

  /** `2π`, `2(3)`, `(1+2)(3+4)`: as strong as a written product. Two numbers side by side are a mistake. */
  #parseImplicitProduct(left: Node, token: Token, minimum: number): Node | undefined {
    if (token.type === 'mark' && token.mark !== '(') return undefined;
    const before = this.#tokens[this.#index - 1];
    if (isNumber(token) && isNumber(before)) {
      throw this.#mistake(`An operator is missing before “${this.#textOf(token)}”.`, token);
    }
    this.#refuseBetween(before, token);
    if (strength.product <= minimum) return undefined;
    return { type: 'binary', at: token.at, operator: '*', left, right: this.#parse(strength.product) };
  }

  /** `7 xor 3`: a function of two values does not stand between them. */
  #refuseBetween(before: Token | undefined, token: Token): void {
    const known = token.type === 'name' ? findFunction(token.name) : undefined;
    const after = this.#tokens[this.#index + 1];
    if (!known || functionSignatures[known][0] !== 2 || functionSignatures[known][1] !== 2) return;
    if (after && markOf(after) === '(') return;
    const isPlain = before?.type === 'number' && after?.type === 'number';
    const values = isPlain ? `${this.#textOf(before)}, ${this.#textOf(after)}` : 'a, b';
    const message = `“${this.#textOf(token)}” stands before its two values, not between them.`;
    throw this.#mistake(message, token, `Write ${known}(${values}).`);
  }

  #parseOperand(): Node {
    const token = this.#peek();
    if (!token)
      throw this.#mistake('The expression ends too early.', undefined, 'Something is missing here.');
    this.#index += 1;
    if (token.type === 'mark' && token.mark === '-') this.#operatorCount += 1;
    if (token.type === 'number') return { type: 'number', at: token.at, decimal: token.decimal };
    if (token.type === 'fraction') return this.#fractionOf(token);
    if (token.type === 'name') return this.#parseName(token.at, token.name);
    if (token.mark === '+') return this.#parse(strength.sign);
    if (token.mark === '-') return { type: 'negate', at: token.at, operand: this.#parse(strength.sign) };
    if (token.mark === '(') return this.#parseGroup(token);
    if (token.mark === '|') return this.#parseBars(token);
    throw this.#mistake(`A number is missing before “${this.#textOf(token)}”.`, token);
  }

  /** The reading shows the division that `2½` and `0.1(6)` stand for. */
  #fractionOf({ at, value }: Token & { type: 'fraction' }): Node {
    this.#operatorCount += 2;
    const part = (whole: bigint): Node => ({ type: 'number', at, decimal: String(whole) });
    const [left, right] = [part(value.numerator), part(value.denominator)];
    return { type: 'binary', at, operator: '/', left, right };
  }

  #parseName(at: number, name: string): Node {
    const known = findFunction(name);
    if (!known) {
      this.#refuseUnknownCall(at, name);
      return { type: 'name', at, name };
    }
    const opening = this.#peek();
    // Without values, sum is that of the lines so far.
    if (known === 'sum' && (!opening || markOf(opening) !== '(')) return { type: 'name', at, name };
    if (opening && markOf(opening) === '(') {
      this.#index += 1;
      return { type: 'call', at, name: known, args: this.#parseArguments(opening) };
    }
    const power = this.#takePower();
    if (power) {
      this.#operatorCount += 1;
      const left = this.#parseName(at, name);
      return { type: 'binary', at: power.at, operator: '**', left, right: power };
    }
    this.#operatorCount += 1;
    // Without parentheses a root takes one operand, any other function a power: √9 + 1, sin 30°.
    const isRoot = this.#line.charAt(at) === '√' || this.#line.charAt(at) === '∛';
    return {
      type: 'call',
      at,
      name: known,
      args: [isRoot ? this.#parse(strength.power) : this.#parseBare()],
    };
  }

  /** `sin²(1)` and `sin^2(1)` are powers of the sine. */
  #takePower(): (Node & { type: 'number' }) | undefined {
    const [sign, exponent, after] = this.#tokens.slice(this.#index, this.#index + 3);
    const mark = sign ? markOf(sign) : '';
    if (sign && mark.startsWith('**') && mark !== '**') {
      this.#index += 1;
      return { type: 'number', at: sign.at, decimal: mark.slice(2) };
    }
    if (mark !== '**' || exponent?.type !== 'number' || !after || markOf(after) !== '(') return undefined;
    this.#index += 2;
    return { type: 'number', at: exponent.at, decimal: exponent.decimal };
  }

  /** What a function without parentheses takes: `sin 2π` is that of 2π, `sin 2 cos 3` a product of two. */
  #parseBare(): Node {
    let left = this.#parse(strength.sign);
    while (true) {
      const token = this.#peek();
      if (token?.type !== 'name' || findFunction(token.name) || binaryOperatorOf(token)) return left;
      this.#operatorCount += 1;
      left = { type: 'binary', at: token.at, operator: '*', left, right: this.#parse(strength.sign) };
    }
  }

  #parseArguments(opening: Token): Node[] {
    const args = [this.#parse(0)];
    while (true) {
      const token = this.#peek();
      const mark = token ? markOf(token) : undefined;
      if (mark === ')') break;
      if (mark !== ',' && mark !== ';') throw this.#unclosed(opening);
      this.#index += 1;
      args.push(this.#parse(0));
    }
    this.#index += 1;
    return args;
  }

  #parseGroup(opening: Token): Node {
    const inner = this.#parse(0);
    const closing = this.#peek();
    if (!closing || markOf(closing) !== ')') throw this.#unclosed(opening);
    this.#index += 1;
    return inner;
  }

  /** `|−3|` is the absolute value. */
  #parseBars(opening: Token): Node {
    const inner = this.#parse(0);
    const closing = this.#peek();
    if (!closing) throw this.#mistake('This bar has no second one.', opening, 'Write |x| or abs(x).');
    if (markOf(closing) !== '|') throw this.#unclosed(opening);
    this.#index += 1;
    this.#operatorCount += 1;
    return { type: 'call', at: opening.at, name: 'abs', args: [inner] };
  }

  /** `foo(1, 2)`: several values have only functions. */
  #refuseUnknownCall(at: number, name: string): void {
    const opening = this.#peek();
    if (!opening || markOf(opening) !== '(' || opening.at !== at + name.length) return;
    let depth = 0;
    for (const token of this.#tokens.slice(this.#index)) {
      const mark = markOf(token);
      if (mark === '(') depth += 1;
      if (mark === ')') depth -= 1;
      if (depth === 0) return;
      if (depth === 1 && (mark === ',' || mark === ';')) throw unknownFunction(name, at);
    }
  }

  #unclosed(opening: Token): ToolInputError {
    const token = this.#peek();
    if (token) return this.#mistake(`“${this.#textOf(token)}” does not belong here.`, token);
    return this.#mistake('This parenthesis is never closed.', opening, 'Add “)”.');
  }

  /** Whether the % at hand means “per cent”: no operand follows, or a sign that belongs to what comes next. */
  #isPercentage(): boolean {
    const percent = this.#tokens[this.#index];
    const next = this.#tokens[this.#index + 1];
    if (!percent || !next || ['of', 'on', 'off', 'mod'].some((word) => isName(next, word))) return true;
    if (next.type !== 'mark' || next.mark === '(') return false;
    if (next.mark !== '+' && next.mark !== '-') return true;
    const isApart = /\s/.test(this.#line.charAt(percent.at - 1));
    return !(isApart && this.#tokens[this.#index + 2]?.at === next.end);
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#index];
  }

  #textOf(token: Token): string {
    return this.#line.slice(token.at, token.end);
  }

  #mistake(message: string, token: Token | undefined, hint?: string): ToolInputError {
    return new ToolInputError(message, { offset: token?.at ?? this.#line.length, hint });
  }
}
