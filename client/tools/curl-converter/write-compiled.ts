import { type FormPart, headerOf, type HttpRequest, indent, quote, type Writer } from './request.ts';
import { partHead } from './write-messages.ts';
import { baseName } from './write-scripts.ts';

const nonAscii = /[^\0-\x7f]/;
const milliseconds = (seconds: number): number => Math.round(seconds * 1000);

/** Notes that a client does not unpack what it asks for by a header of the person's own. */
function warnOfEncoding(request: HttpRequest, language: string, warn: Parameters<Writer>[1]): void {
  if (headerOf(request, 'accept-encoding') !== undefined)
    warn(`${language} leaves a compressed response packed where the code sets Accept-Encoding.`);
}

const goErrors = 'if err != nil {\n\t\tlog.Fatal(err)\n\t}';

export const go: Writer = (request, warn) => {
  const { body } = request;
  warnOfEncoding(request, 'Go', warn);
  const lines: string[] = [];
  let reader = 'nil';
  if (body?.kind === 'text') reader = `strings.NewReader(${quote(body.text)})`;
  if (body?.kind === 'file')
    lines.push(`file, err := os.Open(${quote(body.path)})`, goErrors, 'defer file.Close()');
  if (body?.kind === 'file') reader = 'file';
  if (body?.kind === 'form') {
    lines.push(
      'var form bytes.Buffer',
      'writer := multipart.NewWriter(&form)',
      ...body.parts.map(goPart),
      'writer.Close()',
    );
    reader = '&form';
  }
  lines.push(
    `request, err := http.NewRequest(${quote(request.method)}, ${quote(request.url)}, ${reader})`,
    goErrors,
  );
  for (const [name, value] of request.headers) {
    if (/^host$/i.test(name)) lines.push(`request.Host = ${quote(value)}`);
    else lines.push(`request.Header.Set(${quote(name)}, ${quote(value)})`);
  }
  if (body?.kind === 'form' && headerOf(request, 'content-type') === undefined)
    lines.push('request.Header.Set("Content-Type", writer.FormDataContentType())');
  lines.push(
    ...goClient(request),
    'response, err := client.Do(request)',
    goErrors,
    'defer response.Body.Close()',
  );
  lines.push('content, err := io.ReadAll(response.Body)', goErrors);
  if (request.output)
    lines.push(
      `if err := os.WriteFile(${quote(request.output)}, content, 0o644); err != nil {\n\t\tlog.Fatal(err)\n\t}`,
    );
  else lines.push('fmt.Println(response.Status, string(content))');
  const code = indent(lines, '\t');
  const packages = [
    'bytes',
    'crypto/tls',
    'fmt',
    'io',
    'log',
    'mime/multipart',
    'net',
    'net/http',
    'net/textproto',
  ];
  packages.push('net/url', 'os', 'strings', 'time');
  const bare = code.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = packages.filter((name) => new RegExp(String.raw`\b${baseName(name)}\.[A-Z]`).test(bare));
  return `package main\n\nimport (\n${indent(used.map(quote), '\t')})\n\nfunc main() {\n${code}}\n`;
};

function goPart(part: FormPart): string {
  const pairs = partHead(part)
    .split('\r\n')
    .map((line) => `${quote(line.replace(/: .*/s, ''))}: {${quote(line.replace(/^.*?: /s, ''))}}`);
  const lines = [
    `part, err := writer.CreatePart(textproto.MIMEHeader{${pairs.join(', ')}})`,
    'if err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}',
  ];
  if (part.from === 'value') lines.push(`io.WriteString(part, ${quote(part.value)})`);
  else {
    lines.push(
      `data, err := os.ReadFile(${quote(part.value)})`,
      'if err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}',
    );
    lines.push('part.Write(data)');
  }
  return `{\n${indent(lines, '\t\t')}\t}`;
}

function goClient({ isInsecure, proxy, timeout, connectTimeout, followsRedirects }: HttpRequest): string[] {
  const lines: string[] = [];
  const fields: string[] = [];
  if (isInsecure || proxy || connectTimeout) {
    lines.push('transport := http.DefaultTransport.(*http.Transport).Clone()');
    fields.push('Transport: transport,');
  }
  if (isInsecure) lines.push('transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: true}');
  if (proxy)
    lines.push(
      `proxy, err := url.Parse(${quote(proxy)})`,
      goErrors,
      'transport.Proxy = http.ProxyURL(proxy)',
    );
  if (connectTimeout)
    lines.push(
      `transport.DialContext = (&net.Dialer{Timeout: ${milliseconds(connectTimeout)} * time.Millisecond}).DialContext`,
    );
  if (timeout) fields.push(`Timeout: ${milliseconds(timeout)} * time.Millisecond,`);
  if (!followsRedirects)
    fields.push(
      'CheckRedirect: func(*http.Request, []*http.Request) error {\n\t\t\treturn http.ErrUseLastResponse\n\t\t},',
    );
  lines.push(
    fields.length === 0
      ? 'client := &http.Client{}'
      : `client := &http.Client{\n${indent(fields, '\t\t')}\t}`,
  );
  return lines;
}

const publishers = 'HttpRequest.BodyPublishers';

export const java: Writer = (request, warn) => {
  const { body, proxy } = request;
  warnOfEncoding(request, 'Java', warn);
  if (request.isInsecure) warn('Java has no option to skip the check of certificates (-k).');
  const url = request.url.replaceAll(/["<>\\^`{|}[\]]|[^\0-\x7f]+/g, encodeURIComponent);
  if (url !== request.url) warn('Characters that Java refuses in a URL are percent-encoded.', 'info');
  const client: string[] = [];
  if (request.followsRedirects) client.push('.followRedirects(HttpClient.Redirect.NORMAL)');
  if (request.connectTimeout)
    client.push(`.connectTimeout(Duration.ofMillis(${milliseconds(request.connectTimeout)}))`);
  if (proxy) {
    const { hostname, port, protocol } = URL.canParse(proxy)
      ? new URL(proxy)
      : { hostname: proxy, port: '', protocol: 'http:' };
    if (protocol !== 'http:') warn(`Java takes an http proxy alone, not ${protocol.slice(0, -1)}.`);
    client.push(`.proxy(ProxySelector.of(new InetSocketAddress(${quote(hostname)}, ${port || '80'})))`);
  }
  const lines = [`.method(${quote(request.method)}, ${javaBody(request, warn)})`];
  for (const [name, value] of request.headers) {
    if (/^(?:connection|expect|host|upgrade)$/i.test(name)) warn(`Java sets the header ${name} itself.`);
    else lines.push(`.header(${quote(name)}, ${quote(value)})`);
    if (nonAscii.test(value)) warn(`Java refuses letters beyond Latin-1 in the header ${name}.`);
  }
  if (body?.kind === 'form' && headerOf(request, 'content-type') === undefined)
    lines.push('.header("Content-Type", "multipart/form-data; boundary=" + boundary)');
  if (request.timeout) lines.push(`.timeout(Duration.ofMillis(${milliseconds(request.timeout)}))`);
  const handler = request.output ? `ofFile(Path.of(${quote(request.output)}))` : 'ofString()';
  const chain = (parts: readonly string[]): string => indent([...parts, '.build();'], '            ');
  return `import java.net.*;
import java.net.http.*;
import java.nio.file.Path;
import java.time.Duration;

public class Main {
    public static void main(String[] args) throws Exception {
${body?.kind === 'form' ? '        String boundary = "a7d3c91e5f0b2846";\n' : ''}        HttpClient client = HttpClient.newBuilder()
${chain(client)}        HttpRequest request = HttpRequest.newBuilder(URI.create(${quote(url)}))
${chain(lines)}        var response = client.send(request, HttpResponse.BodyHandlers.${handler});
        System.out.println(response.statusCode() + " " + response.body());
    }
}
`;
};

function javaBody({ body }: HttpRequest, warn: Parameters<Writer>[1]): string {
  if (!body) return `${publishers}.noBody()`;
  if (body.kind === 'file') return `${publishers}.ofFile(Path.of(${quote(body.path)}))`;
  if (body.kind === 'text') {
    if (new TextEncoder().encode(body.text).length > 65_535)
      warn('Java takes no literal of more than 65,535 bytes: read the body from a file.');
    return `${publishers}.ofString(${quote(body.text)})`;
  }
  const pieces = body.parts.flatMap((part) => [
    `${publishers}.ofString("--" + boundary + ${quote(`\r\n${partHead(part)}\r\n\r\n`)})`,
    part.from === 'value'
      ? `${publishers}.ofString(${quote(part.value)})`
      : `${publishers}.ofFile(Path.of(${quote(part.value)}))`,
    `${publishers}.ofString("\\r\\n")`,
  ]);
  pieces.push(`${publishers}.ofString("--" + boundary + "--\\r\\n")`);
  return `${publishers}.concat(\n                ${pieces.join(',\n                ')})`;
}

export const csharp: Writer = (request, warn) => {
  const { body } = request;
  if (!request.isCompressed) warnOfEncoding(request, 'C#', warn);
  const handler = [`AllowAutoRedirect = ${request.followsRedirects},`, 'UseCookies = false,'];
  if (request.isCompressed) handler.push('AutomaticDecompression = DecompressionMethods.All,');
  if (request.isInsecure)
    handler.push('SslOptions = { RemoteCertificateValidationCallback = (_, _, _, _) => true },');
  if (request.proxy) handler.push(`Proxy = new WebProxy(${quote(request.proxy)}),`);
  if (request.connectTimeout)
    handler.push(`ConnectTimeout = TimeSpan.FromSeconds(${request.connectTimeout}),`);
  if (request.headers.some(([, value]) => nonAscii.test(value)))
    handler.push('RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8,');
  const isOfContent = (name: string): boolean => /^(?:content-.*|allow|expires|last-modified)$/i.test(name);
  const lines = [
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(request.method)}), ${quote(request.url)});`,
  ];
  if (body?.kind === 'text')
    lines.push(`request.Content = new ByteArrayContent(Encoding.UTF8.GetBytes(${quote(body.text)}));`);
  else if (body?.kind === 'file')
    lines.push(`request.Content = new StreamContent(File.OpenRead(${quote(body.path)}));`);
  else if (body)
    lines.push(
      'var form = new MultipartFormDataContent();',
      ...body.parts.flatMap(csharpPart),
      'request.Content = form;',
    );
  else if (request.headers.some(([name]) => isOfContent(name)))
    lines.push('request.Content = new ByteArrayContent([]);');
  for (const [name, value] of request.headers) {
    const owner = isOfContent(name) ? 'request.Content.Headers' : 'request.Headers';
    lines.push(`${owner}.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`);
  }
  const timeout = request.timeout ? ` { Timeout = TimeSpan.FromSeconds(${request.timeout}) }` : '';
  const read = request.output
    ? `await File.WriteAllBytesAsync(${quote(request.output)}, await response.Content.ReadAsByteArrayAsync());`
    : 'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");';
  return `using System.Net;
using System.Text;

using var handler = new SocketsHttpHandler
{
${indent(handler, '    ')}};
using var client = new HttpClient(handler)${timeout};
${indent(lines, '')}using var response = await client.SendAsync(request);
${read}
`;
};

function csharpPart({ name, value, from, type, fileName }: FormPart, index: number): string[] {
  const part = `part${index + 1}`;
  const content =
    from === 'value' ? `Encoding.UTF8.GetBytes(${quote(value)})` : `File.ReadAllBytes(${quote(value)})`;
  const lines = [`var ${part} = new ByteArrayContent(${content});`];
  if (type !== undefined)
    lines.push(`${part}.Headers.TryAddWithoutValidation("Content-Type", ${quote(type)});`);
  const file = fileName ?? (from === 'file' ? baseName(value) : undefined);
  return [
    ...lines,
    `form.Add(${[part, name, file]
      .filter((each) => each !== undefined)
      .map((each, at) => (at === 0 ? each : quote(each)))
      .join(', ')});`,
  ];
}

/** Writes a string of Rust, which knows other escapes than JSON and refuses marks of writing direction. */
function quoteRust(text: string): string {
  const point = (unit: string): string => String.raw`\u{${unit.charCodeAt(0).toString(16)}}`;
  return quote(text)
    .replaceAll(/\\(?:u(?<digits>[\da-f]{4})|(?<letter>[^]))/g, (whole, digits?: string, letter?: string) => {
      if (digits !== undefined) return String.raw`\u{${digits}}`;
      return letter === 'b' ? point('\b') : letter === 'f' ? point('\f') : whole;
    })
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, point);
}

export const rust: Writer = (request, warn) => {
  const { body } = request;
  warnOfEncoding(request, 'reqwest', warn);
  const client: string[] = [];
  if (!request.followsRedirects) client.push('.redirect(reqwest::redirect::Policy::none())');
  if (request.isInsecure) client.push('.danger_accept_invalid_certs(true)');
  if (request.proxy) client.push(`.proxy(reqwest::Proxy::all(${quoteRust(request.proxy)})?)`);
  if (request.connectTimeout)
    client.push(`.connect_timeout(Duration::from_millis(${milliseconds(request.connectTimeout)}))`);
  client.push(
    request.timeout ? `.timeout(Duration::from_millis(${milliseconds(request.timeout)}))` : '.timeout(None)',
  );
  const lines = [
    `.request(reqwest::Method::from_bytes(b${quote(request.method)})?, ${quoteRust(request.url)})`,
  ];
  for (const [name, value] of request.headers)
    lines.push(
      `.header(${quoteRust(name)}, ${quoteRust(value)}${nonAscii.test(value) ? '.as_bytes()' : ''})`,
    );
  if (body?.kind === 'text') lines.push(`.body(${quoteRust(body.text)})`);
  if (body?.kind === 'file') lines.push(`.body(std::fs::File::open(${quoteRust(body.path)})?)`);
  if (body?.kind === 'form') lines.push('.multipart(form)');
  const form =
    body?.kind === 'form'
      ? `    let form = Form::new()\n${indent(body.parts.map(rustPart), '        ').trimEnd()};\n`
      : '';
  const uses = [
    ...(form === '' ? [] : ['use reqwest::blocking::multipart::{Form, Part};\n']),
    ...(client.some((each) => each.includes('(Duration::')) ? ['use std::time::Duration;\n'] : []),
  ].join('');
  const read = request.output
    ? `std::fs::write(${quoteRust(request.output)}, response.bytes()?)?;`
    : 'println!("{} {}", response.status(), response.text()?);';
  return `// Cargo.toml: reqwest = { version = "0.12", features = ["blocking"${form === '' ? '' : ', "multipart"'}] }
${uses}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = reqwest::blocking::Client::builder()
${indent([...client, '.build()?;'], '        ')}${form}    let response = client
${indent([...lines, '.send()?;'], '        ')}    ${read}
    Ok(())
}
`;
};

function rustPart({ name, value, from, type, fileName }: FormPart): string {
  const path = quoteRust(value);
  const part = {
    value: `Part::text(${path})`,
    content: `Part::text(std::fs::read_to_string(${path})?)`,
    file: `Part::file(${path})?`,
  }[from];
  const named = fileName === undefined ? '' : `.file_name(${quoteRust(fileName)})`;
  return `.part(${quoteRust(name)}, ${part}${named}${type === undefined ? '' : `.mime_str(${quoteRust(type)})?`})`;
}
