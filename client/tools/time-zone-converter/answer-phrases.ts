import { findTimeZone, type NamedZone } from '#core/dates/zones/named-zones.ts';

/** Places whose names are words before “time”: reading time, bath time. */
const wordsNotPlaces =
  /^(?:reading|nice|mobile|bath|split|orange|cork|male|lead|real|run|block|unix|epoch|screen|travel|delivery|ping|boot|local|my|this|what|save|start|end|lap|over|half|full|part|first|next|last|all|any|same|down|show|set|lunch|bed|play|release|response|load|read|compile|build|space|date|java|deal|turkey|georgia)$/i;
const shortZones = /^(?:utc|gmt|[ecmp][sd]?t|cest|bst|ist|jst|kst|aest|aedt|nyc|uk|usa?|hk)$/i;
const placeTime =
  /^(?:current\s+)?(?<place>[\p{L}. ]{2,30}?)(?:['’]s)?\s+(?:time\s+(?:right\s+)?now|(?:current|local)\s+time(?:\s+now)?|time)$/iu;
const timeIn =
  /^(?:current\s+|local\s+)?time(?:\s+is\s+it|\s+it\s+is)?(?:\s+(?:right\s+)?now)?\s+in\s+(?<place>[\p{L}., ]{2,40}?)(?:\s+(?:right\s+)?now)?$/iu;
const between =
  /^(?:(?:time(?:\s*zone)?\s+(?:difference|diff|gap)|hours?(?:\s+difference)?|hour\s+gap)\s+(?:between\s+|from\s+|of\s+)?(?<places>\p{L}[\p{L}., ]*)|(?<front>\p{L}[\p{L}., ]*?)\s+time(?:\s*zone)?\s+(?:difference|diff))$/iu;
const ahead =
  /^how\s+(?:many\s+hours|far)(?:\s+(?:ahead|behind))?\s+is\s+(?<to>\p{L}[\p{L}. ]*?)(?:\s+(?:ahead|behind|later|earlier))?\s+(?:of|from|than|behind|to)\s+(?<from>\p{L}[\p{L}. ]*)$/iu;
const here =
  /^(?<time>(?:\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?|noon|midnight))\s+(?:to|into|->|→)\s+(?<place>\p{L}.*)$/iu;

/** Returns a question in the form that the tool itself reads: `now in London`, `12pm here to EST`. */
export function rewriteQuestion(question: string): string {
  const asked = question.replace(/^what\s+(?=time\b)/i, '');
  const place = timeIn.exec(asked)?.groups?.place ?? placeBefore(asked);
  if (place !== undefined) return `now in ${place}`;
  const { time, place: target } = here.exec(question)?.groups ?? {};
  const isTime = time !== undefined && /:|[a-z]/i.test(time);
  return isTime && target !== undefined && findTimeZone(target) ? `${time} here to ${target}` : question;
}

function placeBefore(question: string): string | undefined {
  const place = placeTime.exec(question)?.groups?.place;
  if (place === undefined || wordsNotPlaces.test(place)) return undefined;
  return (place.length > 3 || shortZones.test(place)) && findTimeZone(place) ? place : undefined;
}

/** Reads `time difference London Tokyo` and `how many hours ahead is Tokyo of London`. */
export function readDifference(
  question: string,
): { readonly from: NamedZone; readonly to: NamedZone } | undefined {
  const turned = ahead.exec(question)?.groups;
  if (turned?.from !== undefined) return pairOf([turned.from, turned.to ?? '']);
  const zones = question.split(/\s+(?:to|vs\.?)\s+/i);
  if (zones.length === 2 && zones.every((zone) => zone.length > 2 && shortZones.test(zone)))
    return pairOf(zones);
  const { places, front } = between.exec(question)?.groups ?? {};
  const text = (places ?? front)?.trim();
  if (text === undefined) return undefined;
  const split = /^(?<from>.+?)(?:\s*,\s*|\s+(?:and|to|vs\.?|from)\s+)(?<to>.+)$/i.exec(text)?.groups;
  if (split) return pairOf([split.from ?? '', split.to ?? '']);
  const words = text.split(/\s+/);
  return words
    .slice(1)
    .map((_, index) => pairOf([words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]))
    .find((pair) => pair !== undefined);
}

function pairOf(names: readonly string[]): { readonly from: NamedZone; readonly to: NamedZone } | undefined {
  const [from, to] = names.map((name) => findTimeZone(name.trim()));
  return from && to ? { from, to } : undefined;
}
