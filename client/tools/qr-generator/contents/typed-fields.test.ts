import { expect, test } from 'vitest';
import { contactForm } from './contact-content.ts';
import { emailForm } from './link-contents.ts';
import { readFields } from './typed-fields.ts';
import { wifiForm } from './wifi-content.ts';

test('a field a line; what begins with a blank goes on', () => {
  expect(readFields('to: a@b.example\r\nsubject: Re: tea\n\nbody: One\n  two\n', emailForm)).toEqual({
    to: 'a@b.example',
    subject: 'Re: tea',
    body: 'One\ntwo',
  });
  expect(readFields('', contactForm)).toEqual({});
});

test.each([
  ['ssid: x\nsid: y', 'There is no field “sid” in this kind of content.', 2],
  ['our network', '“our network” is not a field with its value.', 1],
  ['ssid: x\nsecurity: WPA9', '“security” cannot be “WPA9”.', 2],
  ['__proto__: x', 'There is no field “__proto__” in this kind of content.', 1],
])('%j is reported with its line', (text, message, line) => {
  expect(() => readFields(text, wifiForm)).toThrow(
    expect.objectContaining({ message, details: expect.objectContaining({ line }) as object }),
  );
});
