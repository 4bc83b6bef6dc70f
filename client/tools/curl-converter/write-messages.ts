import { type FormPart, headerOf, type HttpRequest, type Writer } from './request.ts';
import { baseName } from './write-scripts.ts';

const boundary = '------------------------a7d3c91e5f0b2846';

/** Writes an HTTP/1.1 request (RFC 9112). What files hold is left out, with a note. */
export const http: Writer = (request, warn) => {
  const { pathname, search, host } = new URL(request.url);
  warnOfTransport(request, warn);
  const body = messageBody(request, warn);
  const headers = [...request.headers];
  if (headerOf(request, 'host') === undefined) headers.unshift(['Host', host]);
  if (request.isCompressed && headerOf(request, 'accept-encoding') === undefined)
    headers.push(['Accept-Encoding', 'gzip, deflate, br']);
  if (request.body?.kind === 'form' && headerOf(request, 'content-type') === undefined)
    headers.push(['Content-Type', `multipart/form-data; boundary=${boundary}`]);
  if (request.body) headers.push(['Content-Length', String(new TextEncoder().encode(body).length)]);
  const lines = headers.map(([name, value]) => `${name}: ${value}`.trimEnd());
  return [`${request.method} ${pathname}${search} HTTP/1.1`, ...lines, '', body].join('\r\n');
};

/** Notes the ways of sending that a message does not say. */
function warnOfTransport(request: HttpRequest, warn: Parameters<Writer>[1]): void {
  const { isInsecure, followsRedirects, proxy, timeout, connectTimeout, output } = request;
  if (isInsecure || followsRedirects || proxy || timeout || connectTimeout || output)
    warn('Redirects, certificates, proxy, timeouts and output file are no part of a message.', 'info');
}

function messageBody({ body }: HttpRequest, warn: Parameters<Writer>[1]): string {
  if (body?.kind === 'file') warn(`The file ${body.path} is not read: the body is empty.`);
  if (body?.kind !== 'form') return body?.kind === 'text' ? body.text : '';
  const parts = body.parts.map((part) => {
    if (part.from !== 'value') warn(`The file ${part.value} is not read: its part is empty.`);
    return `--${boundary}\r\n${partHead(part)}\r\n\r\n${part.from === 'value' ? part.value : ''}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Writes the headers of a part of multipart/form-data as the HTML standard does. */
export function partHead({ name, value, from, type, fileName }: FormPart): string {
  const escape = (text: string): string => text.replaceAll(/["\r\n]/g, (unit) => encodeURIComponent(unit));
  const file = fileName ?? (from === 'file' ? baseName(value) : undefined);
  const shown = file === undefined ? '' : `; filename="${escape(file)}"`;
  const typed = type ?? (file === undefined ? undefined : 'application/octet-stream');
  const line = `Content-Disposition: form-data; name="${escape(name)}"${shown}`;
  return typed === undefined ? line : `${line}\r\nContent-Type: ${typed}`;
}

/** Writes the `request` object of an HTTP Archive (HAR 1.2). */
export const har: Writer = (request, warn) => {
  const { body, method, url, headers } = request;
  warnOfTransport(request, warn);
  if (body?.kind === 'file') warn(`The file ${body.path} is not read: the body is empty.`);
  const mimeType = headerOf(request, 'content-type') ?? (body?.kind === 'form' ? 'multipart/form-data' : '');
  const text = body?.kind === 'text' ? body.text : '';
  const params =
    body?.kind === 'form'
      ? body.parts.map(({ name, value, from, type, fileName }) =>
          from === 'value'
            ? { name, value, ...(type === undefined ? {} : { contentType: type }) }
            : {
                name,
                fileName: fileName ?? baseName(value),
                ...(type === undefined ? {} : { contentType: type }),
              },
        )
      : undefined;
  const cookies = (headerOf(request, 'cookie') ?? '').split(/;\s*/).filter((pair) => pair.includes('='));
  const size = body?.kind === 'form' || body?.kind === 'file' ? -1 : new TextEncoder().encode(text).length;
  const result = {
    method,
    url,
    httpVersion: 'HTTP/1.1',
    cookies: cookies.map((pair) => namePair(pair)),
    headers: headers.map(([name, value]) => ({ name, value })),
    queryString: Array.from(new URL(url).searchParams, ([name, value]) => ({ name, value })),
    ...(body ? { postData: params ? { mimeType, params } : { mimeType, text } } : {}),
    headersSize: -1,
    bodySize: size,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
};

function namePair(pair: string): { name: string; value: string } {
  const equals = pair.indexOf('=');
  return { name: pair.slice(0, equals), value: pair.slice(equals + 1) };
}
