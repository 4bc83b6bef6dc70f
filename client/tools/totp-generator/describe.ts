import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { isFieldShown, labelOf } from '#client/tool-kit/operations/field-words.ts';
import type { Note } from '#core/errors.ts';
import { type CodeSettings, codeOf, readSeconds, readSettings, writeKey } from './one-time-codes.ts';
import { writeAddress } from './otpauth.ts';
import { type Options, schema } from './schema.ts';

/** Makes the codes and the address. Throws a ToolInputError that names the box. */
export async function describeCodes(options: Options): Promise<Report> {
  const settings = readSettings(options);
  const { type, period, key } = settings;
  const isTimed = type === 'totp';
  const seconds = isTimed ? readSeconds(options.time) : 0;
  const counter = isTimed ? Math.floor(seconds / period) : settings.counter;
  const figure = async (label: string, at: number) => {
    const code = await codeOf(settings, at);
    const half = Math.ceil(code.length / 2);
    return { label, value: `${code.slice(0, half)} ${code.slice(half)}`, copied: code, isCode: true };
  };
  const address = writeAddress({ ...settings, secret: writeKey(key), counter: settings.counter });
  const others = [
    await figure('Next code', counter + 1),
    ...(counter > 0 ? [await figure('Previous code', counter - 1)] : []),
    { label: 'Counter', value: String(counter) },
    // The box masks the secret, so it is not shown here either.
    { label: 'Address', value: address.replace(/(?<=[?&]secret=)[^&]+/, '…'), copied: address },
  ];
  return {
    figures: [await figure('Code', counter)],
    others: { title: 'Details', figures: others },
    notes: notesOf(options, settings),
    period:
      isTimed && options.time.trim() === ''
        ? { endsMs: (counter + 1) * period * 1000, lengthMs: period * 1000 }
        : undefined,
  };
}

function notesOf(options: Options, settings: CodeSettings): Note[] {
  const notes: Note[] = [];
  const keyLength = settings.key.length;
  if (keyLength < 16) {
    const sentence = `The secret has ${keyLength * 8} bits. RFC 4226 asks for 128 at least.`;
    notes.push(inform(sentence));
  }
  const unused = (['type', 'counter', 'digits', 'period', 'algorithm', 'issuer', 'account'] as const).filter(
    (key) => isFieldShown(schema[key], options) && options[key] !== '' && options[key] !== settings[key],
  );
  if (unused.length > 0) {
    const labels = unused.map((key) => `“${labelOf(key, schema[key])}”`).join(', ');
    const sentence = `The address in the box of the secret has its own values; not used: ${labels}.`;
    notes.push(inform(sentence));
  }
  if (`${settings.issuer}${settings.account}`.includes(':')) {
    const sentence = 'Issuer or account of the address has a colon, which the Key Uri Format forbids.';
    notes.push(warn(sentence));
  }
  if (settings.account === '') {
    const sentence = 'The address has no account name, which some apps need.';
    notes.push(inform(sentence, 'Fill in “Account” under “More options”.'));
  }
  return notes;
}
