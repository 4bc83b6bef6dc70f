import type { Note } from '#core/errors.ts';
import type { CustomPlugin, XastChild, XastElement } from 'svgo/browser';
import { writeNumber } from '#core/numbers/write-number.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { findScripts } from './scripts.ts';

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
    pattern: /\s(?:on[a-z]+|srcdoc)\s*=|javascript\s*:/i,
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
    // Private data of Illustrator are not counted.
    pattern: /<(?:[\w-]+:)?foreignObject\b(?![^>]*(?:&ns_ai;|ns\.adobe\.com))/,
  },
  license: {
    severity: 'warning',
    sentence: () => 'Its metadata names a license or rights, which the result does not have.',
    hint: 'Disable the plugin removeMetadata to keep them.',
    pattern: /<(?:[\w-]+:)?(?:license|rights)\b/i,
  },
  raster: {
    severity: 'info',
    sentence: (count) => `It embeds pictures made of pixels (${count}), which stay as they are.`,
    hint: 'The image compressor makes such pictures smaller before they are embedded.',
    pattern: /data:image\/(?!svg)/i,
  },
} as const satisfies Record<string, Finding>;

type FindingName = keyof typeof findings;

/**
 * Creates a plugin that changes nothing and counts what people should know, and a function that writes the notes;
 * `hasMetadata` says whether the result keeps it.
 */
export function createInspection(): {
  plugin: CustomPlugin;
  notesFor: (svg: string, hasMetadata: boolean) => Note[];
} {
  const counts = new Map<FindingName, number>();
  const count = (name: FindingName) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const inspect = (node: XastElement) => {
    const { name, attributes } = node;
    const local = name.replace(/^.*:/, '');
    const { isScript, attributes: handlers } = findScripts(name, attributes);
    if (isScript) count(local === 'script' ? 'script' : 'handler');
    handlers.forEach(() => {
      count('handler');
    });
    if (local === 'foreignObject') count('foreign');
    if (name === 'metadata' && holdsLicense(node)) count('license');
    for (const [key, value] of Object.entries(attributes)) inspectValue(key, value, local, count);
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
    notesFor: (svg, hasMetadata) =>
      [...counts]
        .filter(([name]) => !(hasMetadata && name === 'license'))
        .map(([name, found]) => noteOf(findings[name], found, svg)),
  };
}

function holdsLicense(node: XastElement): boolean {
  return node.children.some(
    (child) =>
      child.type === 'element' &&
      (/(?:^|:)(?:license|rights)$/i.test(child.name) ? hasContent(child) : holdsLicense(child)),
  );
}

/** Editors write empty elements for licenses that nobody has chosen. */
function hasContent({ attributes, children }: XastElement): boolean {
  const isNamed = Object.entries(attributes).some(
    ([key, value]) => /:(?:resource|about)$/.test(key) && value.trim() !== '',
  );
  return isNamed || children.some((child) => hasText(child));
}

function hasText(child: XastChild): boolean {
  if (child.type === 'text' || child.type === 'cdata') return child.value.trim() !== '';
  return child.type === 'element' && hasContent(child);
}

function inspectValue(key: string, value: string, element: string, count: (name: FindingName) => void): void {
  const isAddress = /^(?:.*:)?(?:href|src)$/.test(key);
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
