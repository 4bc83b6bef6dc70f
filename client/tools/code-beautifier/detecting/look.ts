import { common, createLowlight } from 'lowlight';

const colorist = createLowlight(common);
/** A longer sample does not help to detect the language. */
const sampleLength = 4000;
/** highlight.js gives points for every word of a language: fewer are chance. */
const fewestPoints = 5;

/** Languages that are not formatted here, by their names in highlight.js. */
const foreignNames = [
  ...[
    'bash',
    'shell',
    'c',
    'cpp',
    'csharp',
    'diff',
    'go',
    'ini',
    'java',
    'kotlin',
    'lua',
    'makefile',
    'objectivec',
  ],
  ...['perl', 'php', 'php-template', 'python', 'r', 'ruby', 'rust', 'swift', 'vbnet'],
];

/** Syntax of only one language. By itself, highlight.js mistakes Rust for INI, and Java for C#. */
const marks: readonly (readonly [RegExp, string])[] = [
  [
    /^[ \t]*(?:package [\w.]+;[^]*\b(?:class|interface|enum|record) \w|import (?:static )?java[\w.*]+;)/m,
    'Java',
  ],
  [/^[ \t]*using (?:static )?[A-Z][\w.]*;/m, 'C#'],
  [/^[ \t]*#include\s*[<"]/m, 'C or C++'],
  [/^package \w+\s*$[^]*^(?:func|import|type|var|const)\b/m, 'Go'],
  [/^[ \t]*(?:pub(?:\([a-z]+\))? )?fn \w+|\blet mut \w|\bprintln!\(/m, 'Rust'],
  [/^[ \t]*(?:(?:override|private|suspend|inline) )*fun \w+\(|^[ \t]*val \w+ = /m, 'Kotlin'],
  [/^import (?:Foundation|UIKit|SwiftUI)\s*$|^[ \t]*func \w+\([^)]*\)(?: throws)? ->/m, 'Swift'],
  [
    /^[ \t]*(?:async )?def \w+\(.*\).*:\s*$|^from [\w.]+ import \w|^[ \t]*class \w+(?:\(.*\))?:\s*$/m,
    'Python',
  ],
  [/^[ \t]*(?:require(?:_relative)? ['"]|attr_(?:reader|writer|accessor) :|puts )/m, 'Ruby'],
  [/^[ \t]*(?:use (?:strict|warnings)\b|my [$@%(])/m, 'Perl'],
  [/^[ \t]*local (?:function )?\w+|^[ \t]*function [\w.:]+\(.*\)\s*$/m, 'Lua'],
  [/^(?:resource|variable|provider|module|output|data) "[^"\n]+"(?: "[^"\n]+")? \{/m, 'Terraform'],
  [/^[ \t]*syntax\s*=\s*"proto[23]";/m, 'Protocol Buffers'],
  [/\b(?:Get|Set|New|Write|Remove|ForEach|Where|Import|Invoke)-[A-Z]\w+|\[CmdletBinding\(/, 'PowerShell'],
  [/^\.\. [\w-]+::/m, 'reStructuredText'],
  [/^(?:@@ -\d|diff --git )/m, 'a diff'],
  [/^[ \t]*(?:fi|done|esac)\s*$|^(?:[ \t]*set -[a-z]+|echo .*)$/m, 'Shell'],
  [/^[\w.]+ <- /m, 'R'],
  [/^(?:(?:[#;].*|[ \t]*\[{1,2}[^\]\n]+\]{1,2}|[ \t]*[\w."-]+[ \t]*=.*|[ \t]*)(?:\r?\n|$))+$/, 'INI or TOML'],
];

/** Returns the language whose marks, and no other's, are in a text. */
export function foreignMark(source: string): string | undefined {
  const found = marks.filter(([mark]) => mark.test(source.slice(0, sampleLength)));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Highlight.js's points for the text being in one of the languages that are not laid out here. */
export function foreignPoints(source: string): number {
  const { points } = bestOf(source, foreignNames);
  return points < fewestPoints ? 0 : points;
}

/** The points for being a style sheet. */
export function stylePoints(source: string): number {
  return bestOf(source, ['css', 'scss', 'less']).points;
}

function bestOf(source: string, subset: readonly string[]) {
  const { data } = colorist.highlightAuto(source.slice(0, sampleLength), { subset });
  return { name: data?.language ?? '', points: data?.relevance ?? 0 };
}

/** Elements of HTML (its index of elements, and 16.2, obsolete ones) that a part of a page begins with, and custom ones. */
export const htmlNames = new RegExp(
  String.raw`^\s*(?:<!--[^]*?-->\s*)*<(?:[a-z]+-[\w-]*|${[
    'abbr|acronym|address|applet|article|aside|audio|b|bd[io]|big|blink|blockquote|canvas|center|cite|code|data(?:list)?|dd|del',
    'details|dfn|dialog|dir|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|frameset|header|hgroup|hr|i|iframe|ins|kbd',
    'label|legend|main|map|mark|marquee|menu|meter|nav|no(?:br|frames|script)|object|optgroup|option|output|picture|pre',
    'progress|q|r[pt]|ruby|s|samp|search|select|slot|small|source|strike|strong|su[bp]|summary|t[bdhrt]|tbody|tfoot|template',
    'textarea|thead|time|u|var|video|wbr',
  ].join('|')})[\s>/]`,
  'i',
);

/** A whole page, which a text that only mentions `<body>` is not. */
export const beginsPage = /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype|html|head|body)\b/i;
