import { FunctionExpressionType, type JSONPathEnvironment } from 'json-p3';

const { ValueType } = FunctionExpressionType;

/**
 * Makes `length` count Unicode scalar values (RFC 9535, 2.4.4), and `match` and `search` accept only texts (2.4.6,
 * 2.4.7). Returns a set that collects patterns that are not I-Regexps.
 */
export function correctFunctions({ functionRegister }: JSONPathEnvironment): ReadonlySet<string> {
  const length = functionRegister.get('length');
  if (length) {
    functionRegister.set('length', {
      argTypes: [ValueType],
      returnType: ValueType,
      call: (value: unknown) => (typeof value === 'string' ? Array.from(value).length : length.call(value)),
    });
  }
  const refused = new Set<string>();
  for (const name of ['match', 'search']) {
    const known = functionRegister.get(name);
    if (!known) continue;
    // The library keeps this option of its functions as a property.
    Object.assign(known, { throwErrors: true });
    functionRegister.set(name, {
      argTypes: [ValueType, ValueType],
      returnType: FunctionExpressionType.LogicalType,
      call: (value: unknown, pattern: unknown) => {
        if (typeof value !== 'string' || typeof pattern !== 'string') return false;
        try {
          return known.call(value, pattern);
        } catch {
          refused.add(pattern);
          return false;
        }
      },
    });
  }
  return refused;
}
