import { editDistance } from '#core/text/edit-distance.ts';
import { ToolInputError } from '#core/errors.ts';
import { functionSignatures } from '../evaluating/function-names.ts';
import { isName, markOf, type Token } from './syntax.ts';

/** Reads the tokens of a line in order, and creates its error messages. */
export class TokenReader {
  protected readonly line: string;
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(line: string, tokens: readonly Token[]) {
    this.line = line;
    this.#tokens = tokens;
  }

  /** Returns the current token, or one relative to it. */
  protected peek(offset = 0): Token | undefined {
    return this.#tokens[this.#index + offset];
  }

  protected skip(count = 1): void {
    this.#index += count;
  }

  /** Rejects `foo(1, 2)`: only functions have several arguments. */
  protected refuseUnknownCall(at: number, name: string): void {
    const opening = this.peek();
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

  protected unclosed(opening: Token): ToolInputError {
    const token = this.peek();
    if (token) return this.mistake(`“${this.textOf(token)}” does not belong here.`, token);
    return this.mistake('This parenthesis is never closed.', opening, 'Add “)”.');
  }

  /** Returns whether the current % means “percent”: no operand follows, or only a binary sign. */
  protected isPercentage(): boolean {
    const percent = this.peek();
    const next = this.peek(1);
    if (!percent || !next || ['of', 'on', 'off', 'mod'].some((word) => isName(next, word))) return true;
    if (next.type !== 'mark' || next.mark === '(') return false;
    if (next.mark !== '+' && next.mark !== '-') return true;
    const isApart = /\s/.test(this.line.charAt(percent.at - 1));
    return !(isApart && this.peek(2)?.at === next.end);
  }

  protected textOf(token: Token): string {
    return this.line.slice(token.at, token.end);
  }

  protected mistake(message: string, token: Token | undefined, hint?: string): ToolInputError {
    return new ToolInputError(message, { offset: token?.at ?? this.line.length, hint });
  }
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
