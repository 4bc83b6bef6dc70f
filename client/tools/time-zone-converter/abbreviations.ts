import { abbreviationFacts } from '#core/dates/zones/abbreviation-facts.ts';
import { otherClocksOfCountries } from '#core/dates/zones/country-zones.ts';
import { findTimeZone } from '#core/dates/zones/named-zones.ts';
import { findCountry } from '#core/dates/zones/place-index.ts';
import { formatOffset, zoneOffsetMinutes } from '#core/dates/zones/time-zones.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Describes an ambiguous name: other zones it may mean, or a clock that shows another time on that day. */
export function describeDoubt(text: string, epochMs: number): string | undefined {
  return describeAbbreviation(text, epochMs) ?? describeCountry(text);
}

function describeCountry(text: string): string | undefined {
  const elsewhere = readOwn(otherClocksOfCountries, findCountry(text) ?? '');
  const zone = findTimeZone(text);
  return elsewhere && zone
    ? `${zone.name} was taken as ${cityOf(zone.id)}; clocks show another time in ${elsewhere}.`
    : undefined;
}

function cityOf(id: string): string {
  return (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

function describeAbbreviation(text: string, epochMs: number): string | undefined {
  const name = text.trim().toLowerCase();
  const facts = readOwn(abbreviationFacts, name);
  const zone = findTimeZone(name);
  if (!facts || !zone) return undefined;
  const offset = zoneOffsetMinutes(zone.id, epochMs);
  const city = cityOf(zone.id);
  const sentences = [
    ...(facts.others.length === 0
      ? []
      : [
          `${zone.name} was taken as ${city}; it is also short for ${facts.others.map(({ place }) => place).join(' and ')}.`,
        ]),
    ...(offset === facts.offsetMinutes
      ? []
      : [
          `${zone.name} as such is ${formatOffset(facts.offsetMinutes)}; the clocks of ${city} are at ${formatOffset(offset)} then, and that is shown.`,
        ]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
