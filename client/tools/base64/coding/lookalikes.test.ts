import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { refuseLookalikes } from './lookalikes.ts';

/** The example of RFC 7519, section 3.1. */
const token =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

function told(text: string) {
  try {
    refuseLookalikes(text);
  } catch (error) {
    if (error instanceof ToolInputError) return `${error.message} ${error.details.hint}`;
    throw error;
  }
  return undefined;
}

test('what is near Base64 is called by its name', () => {
  expect(told('SGk%3D')).toContain('percent-encoded, as in addresses: %3D');
  expect(told('SGk%3D')).toContain('the Base64 is: SGk=');
  expect(told('data:,Hello%2C%20World!')).toContain('It says: Hello, World!');
  expect(told('data:text/plain;charset=utf-8,a')).toContain('without Base64');
  expect(told(token)).toContain('JSON Web Token');
  expect(told(`Bearer ${token}\n`)).toContain('JSON Web Token');
});

test('Base64 itself passes', () => {
  for (const text of [
    'SGk=',
    'data:text/plain;base64,SGk=',
    'data:;base64,SGk=',
    'eyJhIjoxfQ',
    'SG%k=',
    'a.b.c',
    '',
  ]) {
    expect(told(text)).toBeUndefined();
  }
});
