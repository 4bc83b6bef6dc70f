import { quoteShellWord } from '#core/text/shell/shell-words.ts';
import { type FormPart, headerOf, indent, quote, quoteSingle, type Writer } from './request.ts';

const nonAscii = /[^\0-\x7f]/;
/** Headers that fetch sets itself, and refuses under Node. */
const setByFetch = /^(?:connection|keep-alive|transfer-encoding|upgrade|expect|te|trailer)$/i;
/** Headers that a page cannot set. */
const setByBrowser =
  /^(?:cookie2?|host|origin|referer|user-agent|accept-(?:charset|encoding)|date|dnt|via|(?:sec|proxy)-.*)$/i;

export const javascript: Writer = (request, warn) => {
  const { method, url, body } = request;
  const forbidden = request.headers.filter(([name]) => setByFetch.test(name));
  for (const [name] of forbidden) warn(`fetch sets the header ${name} itself.`);
  const headers = request.headers.filter(([name]) => !setByFetch.test(name));
  const inPage = headers.filter(([name]) => setByBrowser.test(name)).map(([name]) => name);
  if (inPage.length > 0)
    warn(`In a page, the browser sets these headers itself: ${inPage.join(', ')}.`, 'info');
  if (request.isInsecure) warn('fetch has no option to skip the check of certificates (-k).');
  if (request.proxy) warn('fetch has no option for a proxy (-x).');
  if (request.connectTimeout) warn('fetch has no timeout for the connection alone.');
  const lines = method === 'GET' ? [] : [`method: ${quote(method)},`];
  if (headers.length > 0) {
    lines.push(
      'headers: {',
      ...headers.map(([name, value]) => `  ${quote(name)}: ${headerText(value)},`),
      '},',
    );
    if (headers.some(([, value]) => nonAscii.test(value)))
      warn('fetch takes headers as bytes: other letters are written as their UTF-8 bytes.', 'info');
  }
  const before: string[] = [];
  const isBodyless = /^(?:GET|HEAD)$/.test(method);
  if (body && isBodyless) warn(`fetch sends no body with ${method}: the body is left out.`);
  else if (body?.kind === 'text') {
    const text = quoteSingle(body.text);
    // A string would get a Content-Type that curl does not send.
    const hasType = headerOf(request, 'content-type') !== undefined;
    lines.push(`body: ${hasType ? text : `new TextEncoder().encode(${text})`},`);
  } else if (body?.kind === 'file') lines.push(`body: await readFile(${quote(body.path)}),`);
  else if (body) {
    for (const { name, from, type } of body.parts)
      if (from !== 'file' && type !== undefined) warn(`fetch sends no type with the form field ${name}.`);
    before.push('const form = new FormData();', ...body.parts.map(jsPart), '');
    lines.push('body: form,');
  }
  if (!request.followsRedirects) lines.push("redirect: 'manual',");
  if (request.timeout) lines.push(`signal: AbortSignal.timeout(${Math.round(request.timeout * 1000)}),`);
  const call = lines.length > 0 ? `, {\n${indent(lines, '  ')}}` : '';
  const read = request.output
    ? `await writeFile(${quote(request.output)}, await response.bytes());`
    : 'console.log(response.status, await response.text());';
  const code = [...before, `const response = await fetch(${quote(url)}${call});`, read].join('\n');
  const used = ['readFile', 'openAsBlob', 'writeFile'].filter((name) => code.includes(`await ${name}(`));
  const imports = used.map(
    (name) => `import { ${name} } from 'node:fs${name === 'openAsBlob' ? '' : '/promises'}';\n`,
  );
  return `${imports.join('')}${imports.length > 0 ? '\n' : ''}${code}\n`;
};

function headerText(value: string): string {
  if (!nonAscii.test(value)) return quoteSingle(value);
  const bytes = Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
  return quote(bytes).replaceAll(/[\x7f-\xff]/g, (unit) => String.raw`\x${unit.charCodeAt(0).toString(16)}`);
}

function jsPart({ name, value, from, type, fileName }: FormPart): string {
  const name_ = quote(name);
  if (from === 'value') return `form.append(${name_}, ${quoteSingle(value)});`;
  const typed = type === undefined ? '' : `, { type: ${quote(type)} }`;
  if (from === 'content') return `form.append(${name_}, await readFile(${quote(value)}, 'utf8'));`;
  return `form.append(${name_}, await openAsBlob(${quote(value)}${typed}), ${quote(fileName ?? baseName(value))});`;
}

export function baseName(path: string): string {
  return path.replace(/^.*[\\/]/s, '');
}

export const python: Writer = (request) => {
  const { method, url, headers, body } = request;
  const known = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method);
  const lines = [known ? `${quote(url)},` : `${quote(method)},\n    ${quote(url)},`];
  if (headers.length > 0)
    lines.push(
      'headers={',
      ...headers.map(([name, value]) => `    ${quote(name)}: ${pythonHeader(value)},`),
      '},',
    );
  if (body?.kind === 'text') lines.push(`data=${quoteSingle(body.text)}.encode(),`);
  if (body?.kind === 'file') lines.push(`data=open(${quote(body.path)}, "rb"),`);
  if (body?.kind === 'form')
    lines.push(
      'files=[',
      ...body.parts.map((part) => `    (${quote(part.name)}, ${pythonPart(part)}),`),
      '],',
    );
  if (!request.followsRedirects && method !== 'HEAD') lines.push('allow_redirects=False,');
  if (request.followsRedirects && method === 'HEAD') lines.push('allow_redirects=True,');
  if (request.isInsecure) lines.push('verify=False,');
  if (request.proxy)
    lines.push(`proxies={"http": ${quote(request.proxy)}, "https": ${quote(request.proxy)}},`);
  const { timeout, connectTimeout } = request;
  if (connectTimeout) lines.push(`timeout=(${connectTimeout}, ${timeout ?? 'None'}),`);
  else if (timeout) lines.push(`timeout=${timeout},`);
  const read = request.output
    ? `with open(${quote(request.output)}, "wb") as file:\n    file.write(response.content)`
    : 'print(response.status_code, response.text)';
  return `import requests\n\nresponse = requests.${known ? method.toLowerCase() : 'request'}(\n${indent(lines, '    ')})\n${read}\n`;
};

function pythonHeader(value: string): string {
  return nonAscii.test(value) ? `${quoteSingle(value)}.encode()` : quoteSingle(value);
}

function pythonPart({ value, from, type, fileName }: FormPart): string {
  const name = fileName ?? (from === 'file' ? baseName(value) : undefined);
  const content = from === 'value' ? quoteSingle(value) : `open(${quote(value)}, "rb")`;
  return `(${name === undefined ? 'None' : quote(name)}, ${content}${type === undefined ? '' : `, ${quote(type)}`})`;
}

const quotePhp = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

export const php: Writer = (request) => {
  const { body } = request;
  const options = [`CURLOPT_URL => ${quotePhp(request.url)}`];
  options.push(
    request.method === 'HEAD'
      ? 'CURLOPT_NOBODY => true'
      : `CURLOPT_CUSTOMREQUEST => ${quotePhp(request.method)}`,
  );
  // curl takes an empty header with a semicolon.
  const headers = request.headers.map(([name, value]) =>
    quotePhp(value === '' ? `${name};` : `${name}: ${value}`),
  );
  if (body && body.kind !== 'form' && headerOf(request, 'content-type') === undefined)
    headers.push("'Content-Type:'");
  if (headers.length > 0)
    options.push(
      `CURLOPT_HTTPHEADER => [\n${indent(
        headers.map((each) => `${each},`),
        '        ',
      )}    ]`,
    );
  if (body?.kind === 'text') options.push(`CURLOPT_POSTFIELDS => ${quotePhp(body.text)}`);
  if (body?.kind === 'file') options.push(`CURLOPT_POSTFIELDS => file_get_contents(${quotePhp(body.path)})`);
  if (body?.kind === 'form')
    options.push(`CURLOPT_POSTFIELDS => [\n${indent(body.parts.map(phpPart), '        ')}    ]`);
  if (request.followsRedirects) options.push('CURLOPT_FOLLOWLOCATION => true');
  if (request.isCompressed) options.push("CURLOPT_ENCODING => ''");
  if (request.isInsecure) options.push('CURLOPT_SSL_VERIFYPEER => false', 'CURLOPT_SSL_VERIFYHOST => 0');
  if (request.proxy) options.push(`CURLOPT_PROXY => ${quotePhp(request.proxy)}`);
  if (request.connectTimeout)
    options.push(`CURLOPT_CONNECTTIMEOUT_MS => ${Math.round(request.connectTimeout * 1000)}`);
  if (request.timeout) options.push(`CURLOPT_TIMEOUT_MS => ${Math.round(request.timeout * 1000)}`);
  options.push('CURLOPT_RETURNTRANSFER => true');
  const show = request.output
    ? `file_put_contents(${quotePhp(request.output)}, $response);`
    : "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $response;";
  return `<?php

$curl = curl_init();
curl_setopt_array($curl, [
${indent(
  options.map((each) => `${each},`),
  '    ',
)}]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
${show}
`;
};

function phpPart({ name, value, from, type, fileName }: FormPart): string {
  if (from === 'value') return `${quotePhp(name)} => ${quotePhp(value)},`;
  if (from === 'content') return `${quotePhp(name)} => file_get_contents(${quotePhp(value)}),`;
  const more = [type === undefined ? 'null' : quotePhp(type), quotePhp(fileName ?? baseName(value))];
  return `${quotePhp(name)} => new CURLFile(${quotePhp(value)}, ${more.join(', ')}),`;
}

// PowerShell takes curly quotation marks for straight ones.
const quotePowerShell = (text: string): string => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;

export const powershell: Writer = (request, warn) => {
  const { body, method } = request;
  const headers = request.headers.filter(([name]) => !/^content-type$/i.test(name));
  const type = headerOf(request, 'content-type');
  const lines = [`Uri = ${quotePowerShell(request.url)}`];
  const isKnown = /^(?:GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|MERGE|PATCH)$/i.test(method);
  lines.push(`${isKnown ? 'Method' : 'CustomMethod'} = ${quotePowerShell(method)}`);
  if (headers.length > 0) {
    const pairs = headers.map(([name, value]) => `${quotePowerShell(name)} = ${quotePowerShell(value)}`);
    lines.push(`Headers = @{\n${indent(pairs, '        ')}    }`, 'SkipHeaderValidation = $true');
    if (headers.some(([, value]) => nonAscii.test(value)))
      warn('PowerShell sends no letters beyond ASCII in headers.');
  }
  if (type !== undefined) lines.push(`ContentType = ${quotePowerShell(type)}`);
  if (body?.kind === 'text')
    lines.push(`Body = [Text.Encoding]::UTF8.GetBytes(${quotePowerShell(body.text)})`);
  if (body?.kind === 'file') lines.push(`InFile = ${quotePowerShell(body.path)}`);
  if (body?.kind === 'form') {
    const pairs = body.parts.map(({ name, value, from }) => {
      const text = quotePowerShell(value);
      return `${quotePowerShell(name)} = ${from === 'value' ? text : from === 'file' ? `Get-Item ${text}` : `Get-Content -Raw ${text}`}`;
    });
    lines.push(`Form = @{\n${indent(pairs, '        ')}    }`);
    warnOfParts(body.parts, 'PowerShell', warn);
  }
  if (!request.followsRedirects) lines.push('MaximumRedirection = 0', 'SkipHttpErrorCheck = $true');
  if (request.isInsecure) lines.push('SkipCertificateCheck = $true');
  if (request.proxy) lines.push(`Proxy = ${quotePowerShell(request.proxy)}`);
  if (request.timeout) lines.push(`OperationTimeoutSeconds = ${Math.ceil(request.timeout)}`);
  if (request.connectTimeout) lines.push(`ConnectionTimeoutSeconds = ${Math.ceil(request.connectTimeout)}`);
  if (request.timeout || request.connectTimeout)
    warn('PowerShell takes whole seconds from version 7.4 on.', 'info');
  if (request.output) lines.push(`OutFile = ${quotePowerShell(request.output)}`);
  warn('This needs PowerShell 7.', 'info');
  return `$request = @{\n${indent(lines, '    ')}}\nInvoke-WebRequest @request\n`;
};

export function warnOfParts(
  parts: readonly FormPart[],
  language: string,
  warn: (sentence: string) => void,
): void {
  for (const { name, type, fileName } of parts) {
    if (type !== undefined || fileName !== undefined)
      warn(`${language} sets the type and file name of ${name} itself.`);
  }
  if (language === 'PowerShell' && new Set(parts.map(({ name }) => name)).size < parts.length)
    warn('PowerShell takes each form field once.');
}

const httpieSpecial = /[:=@;\\]/g;

export const httpie: Writer = (request, warn) => {
  const { body } = request;
  const words = ['http'];
  if (body?.kind === 'form') words.push('--multipart');
  if (request.followsRedirects) words.push('--follow');
  if (request.isInsecure) words.push('--verify=no');
  if (request.proxy) words.push(`--proxy=http:${request.proxy}`, `--proxy=https:${request.proxy}`);
  const timeout = request.timeout ?? request.connectTimeout;
  if (timeout) words.push(`--timeout=${timeout}`);
  if (request.timeout) warn('HTTPie’s timeout is for each wait, not for the whole.', 'info');
  if (request.output) words.push('--download', `--output=${request.output}`);
  if (body?.kind === 'text') words.push(`--raw=${body.text}`);
  words.push(request.method, request.url);
  for (const [name, value] of request.headers) {
    if (/\\[:=@;]/.test(value)) warn(`HTTPie reads the backslash in the header ${name} as its own.`);
    words.push(value === '' ? `${name};` : `${name}:${value.replace(/^[=@]/, String.raw`\$&`)}`);
  }
  // HTTPie would take JSON for granted.
  if (body && body.kind !== 'form' && headerOf(request, 'content-type') === undefined)
    words.push('Content-Type:');
  if (body?.kind === 'file') words.push(`@${body.path}`);
  if (body?.kind === 'form') {
    for (const { name, value, from, type } of body.parts) {
      const key = name.replaceAll(httpieSpecial, String.raw`\$&`);
      const typed = type === undefined ? '' : `;type=${type}`;
      const mark = { value: '=', file: '@', content: '=@' }[from];
      words.push(
        `${key}${mark}${from === 'value' ? value.replace(/^[=@]/, String.raw`\$&`) : value + typed}`,
      );
    }
    for (const { name, fileName, type, from } of body.parts)
      if (fileName !== undefined || (type !== undefined && from !== 'file'))
        warn(`HTTPie sets the type and file name of ${name} itself.`);
  }
  return `${words
    .map(quoteShellWord)
    .join(' \\\n  ')
    .replace(/^http \\\n {2}/, 'http ')}\n`;
};
