import { readOwn } from '#core/collections/read-own.ts';

type Names = Readonly<Record<string, string>>;
type Facts = readonly (readonly [label: string, value: string])[];

/** Reads `WIFI:S:name;P:secret;;` and its relatives: a backslash before `;`, `:`, `,`, `"` or itself makes it a letter. */
export function readFields(text: string, names: Names): Facts {
  const fields = text.slice(text.indexOf(':') + 1).matchAll(/([A-Z]+\d?):((?:\\.|[^;\\])*)(?:;|$)/gis);
  return [...fields].flatMap(([, key = '', value = '']) =>
    toFact(names, key, value.replace(/\\(.)/gs, '$1')),
  );
}

/** Reads the lines of a vCard (RFC 6350) or iCalendar (RFC 5545): folded lines are joined, parameters skipped. */
export function readLines(text: string, names: Names): Facts {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, key = '', value = ''] = /^(?:[\w-]+\.)?([\w-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/s.exec(line) ?? [];
    const parts = value.split(/(?<!\\);/).filter((part) => part !== '');
    return toFact(
      names,
      key,
      parts.map((part) => part.replace(/\\n/gi, '\n').replace(/\\(.)/gs, '$1')).join(', '),
    );
  });
}

function toFact(names: Names, key: string, value: string): Facts {
  const label = readOwn(names, key.toUpperCase());
  return label === undefined || value === '' ? [] : [[label, value]];
}
