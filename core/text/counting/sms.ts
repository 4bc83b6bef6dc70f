/** How a text is sent by SMS (3GPP TS 23.038 and 23.040). */
export interface SmsCount {
  readonly alphabet: 'GSM-7' | 'UCS-2';
  readonly messages: number;
  /** Septets in GSM-7, 16-bit units in UCS-2. */
  readonly units: number;
  /** Units that still fit into the last message. */
  readonly left: number;
  /** The first character that GSM-7 lacks; undefined for none. */
  readonly culprit: string | undefined;
}

/** GSM 7-bit default alphabet, TS 23.038 section 6.2.1. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The extension table, section 6.2.1.1; these characters take two units because of an escape. */
const extended = new Set('\f^{}\\[~]|€');

export function countSms(text: string): SmsCount {
  let culprit: string | undefined;
  const costs: number[] = [];
  for (const character of text) {
    if (!basic.has(character) && !extended.has(character)) culprit ??= character;
    costs.push(extended.has(character) ? 2 : 1);
  }
  if (culprit === undefined) return { alphabet: 'GSM-7', culprit, ...pack(costs, 160, 153) };
  const units = Array.from(text, (character) => character.length);
  return { alphabet: 'UCS-2', culprit, ...pack(units, 70, 67) };
}

/** Fills messages one by one, without splitting a character of two units. */
function pack(costs: readonly number[], single: number, part: number) {
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  if (units <= single) return { units, messages: units === 0 ? 0 : 1, left: single - units };
  let messages = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > part) {
      messages += 1;
      used = 0;
    }
    used += cost;
  }
  return { units, messages, left: part - used };
}
