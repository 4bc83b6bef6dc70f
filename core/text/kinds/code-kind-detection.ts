import type { DataKind } from './data-kinds.ts';
import { beginsSvg } from './data-kind-detection.ts';

/** Further lines do not help to detect the kind of a text. */
const maxLines = 60;
const maxLineLength = 2000;

/** Detects the language or table format of a text of several words; undefined if there is no clear one. */
export function detectCodeKind(sample: string): DataKind | undefined {
  const lines = sample
    .split(/\r?\n/, maxLines)
    .map((line) => line.slice(0, maxLineLength))
    .filter((line) => line.trim() !== '');
  const head = lines.join('\n');
  return detectMarkup(head) ?? detectSql(head) ?? detectScriptOrStyle(head, lines) ?? detectLines(lines);
}

function detectMarkup(head: string): 'svg' | 'html' | 'xml' | undefined {
  if (!head.startsWith('<')) return undefined;
  const start = head.replace(/^(?:\s*<(?:\?xml[^>]*|!--.*?--)>)+/s, '').trimStart();
  if (beginsSvg.test(start)) return 'svg';
  if (
    /^(?:<!doctype html|<(?:html|head|body|div|span|p|a|ul|ol|li|table|h[1-6]|section|main|form|img|br|button|input|script|style|template|meta|link)\b)/i.test(
      start,
    )
  ) {
    return 'html';
  }
  return head.startsWith('<?xml') || /^<[A-Za-z_][\w:.-]*(?:\s[^<>]*)?\/?>/.test(start) ? 'xml' : undefined;
}

/** What may be made, changed and dropped by name. */
const sqlObject =
  '(?:table|view|index|function|database|schema|type|sequence|trigger|procedure|policy|role|user|extension|domain)';
const sqlStart = new RegExp(
  String.raw`^(?:select\s[\s\S]*?\b(?:from|union)\b|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|create\s+(?:or\s+replace\s+)?(?:table|view|index|unique|function|database)\s|alter\s+table\s|drop\s+(?:table|view|index|database)\s|if\s+(?:not\s+)?exists\s*\(\s*select\s|with\s+(?:recursive\s+)?\w+\s+as\s*\(|(?:create|alter|drop)\s+(?:temp(?:orary)?\s+|materialized\s+)?${sqlObject}\s[^;]*;|merge\s+into\s|(?:grant|revoke)\s[^;]*?\son\s[^;]*?\s(?:to|from)\s)`,
  'i',
);

/** Comments and settings at the head of a dump, as mysqldump, pg_dump, sqlite3 and SQL Server write them. */
const sqlHead =
  /^(?:\s*(?:--[^\n]*\n|\/\*[^]*?\*\/(?:\s*;)?|(?:set|use|begin|start|pragma)\b[^;\n]*(?:;|\n)|go\s*\n|select\s+pg_catalog\.set_config\([^;\n]*;))+/i;

function detectSql(head: string): 'sql' | undefined {
  const start = head.replace(sqlHead, '').trimStart();
  return sqlStart.test(start) ? 'sql' : undefined;
}

function detectScriptOrStyle(head: string, lines: readonly string[]): 'javascript' | 'css' | undefined {
  const isScript =
    /^\s*(?:(?:export\s+)?(?:const|let|var)\s+[\w$[{][^=\n]*=|(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b|(?:export\s+)?class\s+\w+|import\s+[^\n]*\bfrom\s+['"]|import\s*['"(]|['"]use strict['"])/m.test(
      head,
    ) || /=>\s*[{(\w]|\bconsole\.log\(|\bdocument\.\w+\(/.test(head);
  if (isScript && /[;{}()]/.test(head)) return 'javascript';
  const hasRule =
    /^(?:@(?:media|import|font-face|keyframes|layer|supports|charset)\b|[^{}\n;]{1,200}\{)/.test(
      head.replace(/^(?:\s*\/\*[\s\S]*?\*\/)+/, '').trimStart(),
    );
  const hasDeclaration = lines.some((line) =>
    /(?:^|[{;]\s*)\s*(?:--)?[a-z-]{1,60}\s*:\s*[^;{}]+(?:[;}]|$)/i.test(line),
  );
  return hasRule && hasDeclaration && head.includes('}') ? 'css' : undefined;
}

/** Detects formats by the share of lines that match: YAML, tables and Markdown. */
function detectLines(lines: readonly string[]): 'yaml' | 'csv' | 'markdown' | undefined {
  const share = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length / lines.length;
  const isMarkdown =
    lines.some((line) => /^(?:#{1,6} \S|```|\|? ?:?-{3,}:? ?\|)/.test(line)) ||
    share(/^\s*(?:[-*+] |\d+\. |> )|\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*/) >= 0.5;
  const isYaml =
    lines[0]?.startsWith('---') === true
      ? lines.length > 1 && share(/^(?:---|\s*(?:- )?["']?[\w .-]{1,60}["']?:(?:\s|$)|\s*- )/) >= 0.7
      : lines.length > 1 &&
        share(/^\s*(?:- )?["']?[\w.-]{1,60}["']?:(?:\s|$)|^\s*- /) === 1 &&
        share(/:(?:\s|$)/) > 0;
  if (isYaml) return 'yaml';
  if (isTable(lines)) return 'csv';
  return isMarkdown ? 'markdown' : undefined;
}

/** True if there are at least two lines with the same number of one separator, ignoring quoted text (RFC 4180). */
function isTable(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  const bare = lines.slice(0, 20).map((line) => line.replace(/"(?:[^"]|"")*"/g, '""'));
  return [',', ';', '\t', '|'].some((separator) => {
    const counts = bare.map((line) => line.split(separator).length - 1);
    const isEven = (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0]);
    // Two sentences with a comma each are not a table: its cells are short and do not begin with a blank.
    const isProse = separator === ',' && bare.every((line) => /, [a-z]/.test(line) && /[.!?]$/.test(line));
    return isEven && !isProse;
  });
}
