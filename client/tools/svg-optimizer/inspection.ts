import type { Note } from '#core/errors.ts';
import type { CustomPlugin } from 'svgo/browser';
import { writeNumber } from '#core/numbers/write-number.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

interface Finding {
  readonly severity: 'warning' | 'info';
  readonly sentence: (count: string) => string;
  readonly hint: string;
  /** Finds the first occurrence in the input, for its position. */
  readonly pattern: RegExp;
}

const scriptHint = 'Choose “Remove scripts and event handlers” unless you need it.';

const findings = {
  script: {
    severity: 'warning',
    sentence: (count) =>
      `It holds scripts (${count}), which run where the file is opened by itself or put into a page.`,
    hint: scriptHint,
    pattern: /<(?:[\w-]+:)?script\b/i,
  },
  handler: {
    severity: 'warning',
    sentence: (count) => `It holds event handlers or javascript: links (${count}), which run like scripts.`,
    hint: scriptHint,
    pattern: /\son[a-z]+\s*=|javascript\s*:/i,
  },
  external: {
    severity: 'warning',
    sentence: (count) =>
      `It refers to other files (${count}), which are fetched wherever it is shown, or are missing.`,
    hint: 'Embed what it needs, or remove the references.',
    pattern: /(?:href|src)\s*=\s*["']\s*(?:https?:|file:|\/\/)|url\(\s*["']?(?:https?:|file:|\/\/)|@import/i,
  },
  foreign: {
    severity: 'info',
    sentence: (count) => `It holds foreignObject (${count}): HTML that many programs do not draw.`,
    hint: 'Draw it as SVG text or shapes where other programs than browsers show the file.',
    pattern: /<(?:[\w-]+:)?foreignObject\b/,
  },
  raster: {
    severity: 'info',
    sentence: (count) => `It embeds pictures made of pixels (${count}), which stay as they are.`,
    hint: 'The image compressor makes such pictures smaller before they are embedded.',
    pattern: /data:image\/(?!svg)/i,
  },
} as const satisfies Record<string, Finding>;

type FindingName = keyof typeof findings;

/** Creates a plugin that changes nothing and counts what people should know, and a function that writes the notes. */
export function createInspection(): { plugin: CustomPlugin; notesFor: (svg: string) => Note[] } {
  const counts = new Map<FindingName, number>();
  const count = (name: FindingName) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const inspect = ({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }) => {
    const local = name.replace(/^.*:/, '');
    if (local === 'script') count('script');
    if (local === 'foreignObject') count('foreign');
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on[a-z]+$/i.test(key)) count('handler');
      else inspectValue(key, value, local, count);
    }
  };
  const inspectStyle = ({ value }: { value: string }) => {
    if (isExternalStyle(value)) count('external');
  };
  const plugin: CustomPlugin = {
    name: 'inspect',
    fn: () => ({
      element: { enter: inspect },
      text: { enter: inspectStyle },
      cdata: { enter: inspectStyle },
    }),
  };
  return {
    plugin,
    notesFor: (svg) => [...counts].map(([name, found]) => noteOf(findings[name], found, svg)),
  };
}

function inspectValue(key: string, value: string, element: string, count: (name: FindingName) => void): void {
  const isAddress = /^(?:.*:)?(?:href|src)$/.test(key);
  // Browsers ignore control characters and spaces in a scheme; hostile files use them to hide it.
  if (isAddress && /^javascript:/i.test(value.replace(/[\p{Cc}\s]/gu, ''))) count('handler');
  // Links are only followed by people; all other URLs are loaded.
  if (isAddress && element !== 'a' && /^\s*(?:https?:|file:|ftp:|\/\/)/i.test(value)) count('external');
  if (isAddress && /^\s*data:image\/(?!svg)/i.test(value)) count('raster');
  if (!isAddress && isExternalStyle(value)) count('external');
}

function isExternalStyle(css: string): boolean {
  return /url\(\s*["']?\s*(?:https?:|file:|\/\/)|@import/i.test(css);
}

function noteOf({ severity, sentence, hint, pattern }: Finding, count: number, svg: string): Note {
  const match = pattern.exec(svg);
  const place = match ? { ...placeOf(svg, match.index), length: match[0].length } : undefined;
  return { severity, sentence: sentence(writeNumber(count, 'en')), hint, place };
}
