import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { makeHtmlDocument } from './html-document.ts';
import { parseMarkdown } from '../logic.ts';
import { renderFragment } from './render-for-tests.ts';

const flavours = ['github', 'commonmark'] as const;
const payloads = readFileSync(new URL('../fixtures/injections.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Written independently, so that an error in the tool's own lists cannot hide itself. */
const forbiddenElements =
  /^(applet|area|audio|base|bgsound|body|button|embed|form|frame|frameset|iframe|isindex|keygen|link|map|marquee|math|meta|noscript|object|param|script|select|source|style|svg|template|textarea|title|video|x|xmp)$/;
const harmlessProtocol =
  /^(?:https?|ftps?|mailto|tel|sms|callto|xmpp|matrix|ircs?|geo|magnet|news|ssh|webcal):$/;

describe('injections', () => {
  test.each(payloads)('%s', (payload) => {
    for (const flavour of flavours) {
      expect(findDangers(renderFragment(payload, flavour))).toEqual([]);
      expect(findDangers(renderFragment(`> - a ${payload} *b*\n\n${payload}\n`, flavour))).toEqual([]);
    }
  });

  test('all of them one after the other, in a document of its own', () => {
    const options = { language: '"><script>alert(1)</script>', loadsWebImages: true };
    const html = makeHtmlDocument(parseMarkdown(payloads.join('\n\n'), 'github'), options);
    const own = ['html', 'head', 'body', 'meta', 'title', 'style'];
    expect(findDangers(html, own)).toEqual([]);
  });
});

describe('any text', () => {
  const fragment = fc.oneof(
    fc.constantFrom(...payloads),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '\n',
      '\n\n',
      '</',
      '<!--',
      '-->',
      '[',
      '](',
      ')',
      '&',
      '&#x6a;',
      '\0',
      '\u00ad',
    ),
    fc.constantFrom(
      '<a href=',
      '<img src=',
      ' onclick=',
      'javascript:',
      '<pre>',
      '</p>',
      '<table>',
      '<td>',
      '|',
      '> ',
      '- ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const text = fc.array(fragment, { maxLength: 24 }).map((parts) => parts.join(''));

  test('never yields anything that could run, also when read again', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...flavours), (markdown, flavour) => {
        expect(findDangers(renderFragment(markdown, flavour))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test('text written as code stays that text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (code) => {
        const plain = code.replace(/[\r\n\0]/g, ' ');
        const html = renderFragment(`~~~~~~\n${plain}\n~~~~~~`, 'github');
        const [pre] = parseFragment(html).childNodes;
        expect(pre && textContent(pre)).toBe(`${plain}\n`);
      }),
    );
  });
});

interface ParsedNode {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly attrs?: readonly { name: string; value: string }[];
  readonly childNodes?: readonly ParsedNode[];
}

function textContent(node: object): string {
  const { value, childNodes = [] } = node as ParsedNode;
  return value ?? childNodes.map(textContent).join('');
}

/**
 * Returns everything that an independent HTML parser finds in `html` that could run, load by itself or leave the
 * page.
 */
function findDangers(html: string, allowed: readonly string[] = []): string[] {
  const root = allowed.length > 0 ? parse(html) : parseFragment(html);
  const dangers: string[] = [];
  const visit = (node: ParsedNode) => {
    const name = node.tagName ?? '';
    if (forbiddenElements.test(name) && !allowed.includes(name)) dangers.push(`<${name}>`);
    if (node.nodeName === '#comment') dangers.push('comment');
    for (const attribute of node.attrs ?? []) {
      if (isDanger(name, attribute.name, attribute.value))
        dangers.push(`${name} ${attribute.name}=${attribute.value}`);
    }
    node.childNodes?.forEach(visit);
  };
  visit(root);
  return dangers;
}

function isDanger(tag: string, name: string, value: string): boolean {
  if (/^on|^style$|srcset|formaction|action|ping|^is$|background|srcdoc|xlink/.test(name)) return true;
  if (!['href', 'cite', 'src'].includes(name))
    return name === 'type' && tag === 'input' && value !== 'checkbox';
  const url = readAddress(value);
  if (!url || harmlessProtocol.test(url.protocol)) return false;
  return name !== 'src' || !/^data:image\//i.test(url.href);
}

/** Parses an address as browsers do, by the URL standard; undefined for an invalid one. */
function readAddress(value: string): URL | undefined {
  return URL.parse(value, 'https://base.test/') ?? undefined;
}
