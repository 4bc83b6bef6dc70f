import { type CurlRequest, type FormPart, type Piece, type Warn, writeForm, type Writer } from './request.ts';
import {
  bodyOf,
  hasType,
  indent,
  isAscii,
  milliseconds,
  quote,
  quoteShort,
  transportLines,
} from './writing.ts';

/** Headers that fetch does not take: under Node, and in a page (Fetch standard, forbidden request-header). */
const setByNode = /^(?:upgrade|host|sec-fetch-mode)$/i;
const setByPage =
  /^(?:upgrade|host|accept-(?:charset|encoding)|access-control-.*|cookie2?|date|dnt|origin|referer|te|trailer|user-agent|via|(?:sec|proxy)-.*)$/i;

const isPlain = ({ content, type, fileName }: FormPart): boolean =>
  content.from === 'text' && type === undefined && fileName === undefined;

function writeFetch(given: CurlRequest, warn: Warn, isNode: boolean): string[] {
  // FormData gives every file a name and a type in lower case, and writes each line end as CR LF.
  const isSimple = given.form?.every((part) =>
    isPlain(part)
      ? !/[\r\n]/.test(part.content.value)
      : (part.fileName ?? '') !== '' && /^[ -@[-~]+$/.test(part.type ?? ''),
  );
  const request = isSimple ? given : writeForm(given);
  const { method, headers, body, form } = request;
  const paths: string[] = [];
  const file = (path: string) => (isNode ? `readFileSync(${quote(path)})` : pickFile(path, paths, warn));
  const fields = method === 'GET' ? [] : [`method: ${quote(method)},`];
  const refused = isNode ? setByNode : setByPage;
  const lost = headers.filter(([name]) => refused.test(name)).map(([name]) => name);
  if (lost.length > 0) warn(`fetch sets these headers itself, and they are left out: ${lost.join(', ')}.`);
  const kept = headers.filter(([name]) => !refused.test(name));
  const condition = kept.find(([name]) => /^if-/i.test(name))?.[0];
  if (condition !== undefined) warn(`fetch adds Cache-Control and Pragma beside ${condition}.`, 'info');
  if (isNode && kept.some(([name]) => /^range$/i.test(name)))
    warn('fetch adds identity to Accept-Encoding beside Range.', 'info');
  const lines = kept.map(([name, value]) => `${quote(name)}: ${fetchHeader(value)},`);
  if (lines.length > 0) fields.push('headers: {', ...indent(lines, '  '), '},');
  if ((body || form) && /^(?:GET|HEAD)$/i.test(method))
    warn(`fetch sends no body with ${method}: it is left out.`);
  else if (form) fields.push('body: form,');
  else if (body) fields.push(`body: ${fetchBody(body, hasType(request), file)},`);
  if (/^(?:CONNECT|TRACE|TRACK)$/i.test(method)) warn(`fetch refuses the method ${method}.`);
  if (/^(?:delete|get|head|options|post|put)$/i.test(method)) warnOfCase(method, 'fetch', warn);
  if (isNode && !request.transport.has('location')) fields.push("redirect: 'manual',");
  if (!isNode && !request.transport.has('location'))
    warn('fetch follows redirects, and curl only with -L.', 'info');
  const codes = {
    location: () => '',
    compressed: () => '',
    'max-time': (seconds: string) => `signal: AbortSignal.timeout(${milliseconds(seconds)}),`,
  };
  const all = [...fields, ...transportLines(request, 'fetch', codes, warn)];
  const call = all.length > 0 ? `, {\n${indent(all, '  ').join('\n')}\n}` : '';
  return [
    ...(form && fields.includes('body: form,')
      ? ['const form = new FormData();', ...form.map((each) => appendPart(each, file))]
      : []),
    `const response = await fetch(${quote(request.url)}${call});`,
    'console.log(response.status, await response.text());',
  ];
}

function warnOfCase(method: string, client: string, warn: Warn): void {
  const upper = method.toUpperCase();
  if (method !== upper) warn(`${client} sends the method as ${upper}.`);
}

/** A page has no paths: each file is that of an input element of its own. */
function pickFile(path: string, paths: string[], warn: Warn): string {
  if (!paths.includes(path)) paths.push(path);
  const index = paths.indexOf(path);
  warn(`A page cannot open ${path}: the code takes the file of <input type="file"> number ${index + 1}.`);
  return `document.querySelectorAll('input[type=file]')[${index}].files[0]`;
}

function fetchBody(body: readonly Piece[], hasOwnType: boolean, file: (path: string) => string): string {
  const pieces = body.map(({ from, value }) => {
    if (from === 'text') return quoteShort(value);
    if (from === 'file') return file(value);
    const blob = `await new Blob([${file(value)}])`;
    if (from === 'encoded') return `encodeURIComponent(${blob}.text()).replaceAll('%20', '+')`;
    return `new Uint8Array(${blob}.arrayBuffer()).filter((byte) => ![0, 10, 13].includes(byte))`;
  });
  // A text by itself would get a Content-Type that curl does not send.
  return pieces.length === 1 && hasOwnType ? pieces.join('') : `new Blob([${pieces.join(', ')}])`;
}

/**
 * Headers are bytes as letters (ByteString): other characters are written as UTF-8, as the shell passes them to
 * curl.
 */
function fetchHeader(value: string): string {
  if (isAscii(value)) return quoteShort(value);
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
  return quote(bytes).replaceAll(/[\x7f-\xff]/g, (unit) => String.raw`\x${unit.charCodeAt(0).toString(16)}`);
}

function appendPart({ name, content, type, fileName }: FormPart, file: (path: string) => string): string {
  const value = content.from === 'text' ? quoteShort(content.value) : file(content.value);
  if (fileName === undefined) return `form.append(${quote(name)}, ${value});`;
  return `form.append(${quote(name)}, new Blob([${value}], { type: ${quote(type ?? '')} }), ${quote(fileName)});`;
}

export const javascript: Writer = (request, warn) => writeFetch(request, warn, false);
export const node: Writer = (request, warn) => writeFetch(request, warn, true);

export const python: Writer = (request, warn) => {
  const { method, headers, body, form, transport } = request;
  const text = (value: string) => quoteShort(value) + (isAscii(value) ? '' : '.encode()');
  const bytes = {
    text: (value: string) => (body?.length === 1 ? text(value) : `${quoteShort(value)}.encode()`),
    file: (path: string) => `open(${quote(path)}, "rb").read()`,
    stripped: (path: string) => String.raw`${bytes.file(path)}.translate(None, b"\r\n\0")`,
    encoded: (path: string) => `quote_plus(${bytes.file(path)}).encode()`,
  };
  const call = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method.toLowerCase() : 'request';
  warnOfCase(method, 'requests', warn);
  const lines = [...(call === 'request' ? [`${quote(method)},`] : []), `${quote(request.url)},`];
  const heads = headers.map(([name, value]) => `${quote(name)}: ${text(value)},`);
  if (heads.length > 0) lines.push('headers={', ...indent(heads), '},');
  if (headers.some(([name, value]) => /^accept-encoding$/i.test(name) && /\b(?:br|zstd)\b/.test(value)))
    warn('requests unpacks br and zstd only with the packages brotli and zstandard.', 'info');
  if (body) lines.push(`data=${bodyOf(body, bytes).join(' + ')},`);
  const parts = form?.map(({ name, content, type, fileName }) => {
    const value = content.from === 'text' ? text(content.value) : bytes.file(content.value);
    const values = [
      fileName === undefined ? 'None' : quote(fileName),
      value,
      ...(type === undefined ? [] : [quote(type)]),
    ];
    return `(${quote(name)}, (${values.join(', ')})),`;
  });
  if (parts) lines.push('files=[', ...indent(parts), '],');
  if (transport.has('location') === (method === 'HEAD'))
    lines.push(`allow_redirects=${method === 'HEAD' ? 'True' : 'False'},`);
  const connect = transport.get('connect-timeout');
  const codes = {
    location: () => '',
    compressed: () => '',
    insecure: () => 'verify=False,',
    proxy: (url: string) => `proxies={"http": ${quote(url)}, "https": ${quote(url)}},`,
    'max-time': (seconds: string) =>
      `timeout=${connect === undefined ? seconds : `(${connect}, ${seconds})`},`,
    'connect-timeout': (seconds: string) => (transport.has('max-time') ? '' : `timeout=(${seconds}, None),`),
  };
  const options = [...lines, ...transportLines(request, 'requests', codes, warn)];
  return [
    `response = requests.${call}(`,
    ...indent(options),
    ')',
    'print(response.status_code, response.text)',
  ];
};
