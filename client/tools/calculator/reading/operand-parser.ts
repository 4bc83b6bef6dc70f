import { findFunction } from '../evaluating/function-names.ts';
import { binaryOperatorOf, strength } from './precedence.ts';
import { markOf, type Node, type Token } from './syntax.ts';
import { TokenReader } from './token-reader.ts';

/** Parses operands. */
export abstract class OperandParser extends TokenReader {
  protected operatorCount = 0;

  /** Parses an expression whose operators bind more tightly than `minimum`. */
  protected abstract parse(minimum: number): Node;

  /** Parses a number, a name, a call, parentheses, or a signed operand. */
  protected parseOperand(): Node {
    const token = this.peek();
    if (!token) throw this.mistake('The expression ends too early.', undefined, 'Something is missing here.');
    this.skip();
    if (token.type === 'mark' && token.mark === '-') this.operatorCount += 1;
    if (token.type === 'number') return { type: 'number', at: token.at, decimal: token.decimal };
    if (token.type === 'fraction') return this.#fractionOf(token);
    if (token.type === 'name') return this.#parseName(token.at, token.name);
    if (token.mark === '+') return this.parse(strength.sign);
    if (token.mark === '-') return { type: 'negate', at: token.at, operand: this.parse(strength.sign) };
    if (token.mark === '(') return this.#parseGroup(token);
    if (token.mark === '|') return this.#parseBars(token);
    throw this.mistake(`A number is missing before “${this.textOf(token)}”.`, token);
  }

  /** Reads a fraction, and shows `2½` and `0.1(6)` as the division they mean. */
  #fractionOf({ at, value }: Token & { type: 'fraction' }): Node {
    this.operatorCount += 2;
    const part = (whole: bigint): Node => ({ type: 'number', at, decimal: String(whole) });
    const [left, right] = [part(value.numerator), part(value.denominator)];
    return { type: 'binary', at, operator: '/', left, right };
  }

  #parseName(at: number, name: string): Node {
    const known = findFunction(name);
    if (!known) {
      this.refuseUnknownCall(at, name);
      return { type: 'name', at, name };
    }
    const opening = this.peek();
    // Without arguments, sum means the sum of the lines so far.
    if (known === 'sum' && (!opening || markOf(opening) !== '(')) return { type: 'name', at, name };
    if (opening && markOf(opening) === '(') {
      this.skip();
      return { type: 'call', at, name: known, args: this.#parseArguments(opening) };
    }
    const power = this.#takePower();
    if (power) {
      this.operatorCount += 1;
      const left = this.#parseName(at, name);
      return { type: 'binary', at: power.at, operator: '**', left, right: power };
    }
    this.operatorCount += 1;
    // Without parentheses a root takes one operand, any other function a power: √9 + 1, sin 30°.
    const isRoot = this.line.charAt(at) === '√' || this.line.charAt(at) === '∛';
    return {
      type: 'call',
      at,
      name: known,
      args: [isRoot ? this.parse(strength.power) : this.#parseBare()],
    };
  }

  /** Reads the power of a function, as in `sin²(1)` and `sin^2(1)`. */
  #takePower(): (Node & { type: 'number' }) | undefined {
    const [sign, exponent, after] = [this.peek(), this.peek(1), this.peek(2)];
    const mark = sign ? markOf(sign) : '';
    if (sign && mark.startsWith('**') && mark !== '**') {
      this.skip();
      return { type: 'number', at: sign.at, decimal: mark.slice(2) };
    }
    if (mark !== '**' || exponent?.type !== 'number' || !after || markOf(after) !== '(') return undefined;
    this.skip(2);
    return { type: 'number', at: exponent.at, decimal: exponent.decimal };
  }

  /** Parses an argument without parentheses: `sin 2π` is the sine of 2π, `sin 2 cos 3` is a product. */
  #parseBare(): Node {
    let left = this.parse(strength.sign);
    while (true) {
      const token = this.peek();
      if (token?.type !== 'name' || findFunction(token.name) || binaryOperatorOf(token)) return left;
      this.operatorCount += 1;
      left = { type: 'binary', at: token.at, operator: '*', left, right: this.parse(strength.sign) };
    }
  }

  #parseArguments(opening: Token): Node[] {
    const args = [this.parse(0)];
    while (true) {
      const token = this.peek();
      const mark = token ? markOf(token) : undefined;
      if (mark === ')') break;
      if (mark !== ',' && mark !== ';') throw this.unclosed(opening);
      this.skip();
      args.push(this.parse(0));
    }
    this.skip();
    return args;
  }

  #parseGroup(opening: Token): Node {
    const inner = this.parse(0);
    const closing = this.peek();
    if (!closing || markOf(closing) !== ')') throw this.unclosed(opening);
    this.skip();
    return inner;
  }

  /** Parses `|−3|`, the absolute value. */
  #parseBars(opening: Token): Node {
    const inner = this.parse(0);
    const closing = this.peek();
    if (!closing) throw this.mistake('This bar has no second one.', opening, 'Write |x| or abs(x).');
    if (markOf(closing) !== '|') throw this.unclosed(opening);
    this.skip();
    this.operatorCount += 1;
    return { type: 'call', at: opening.at, name: 'abs', args: [inner] };
  }
}
