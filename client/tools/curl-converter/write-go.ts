import { writeForm, type Writer } from './request.ts';
import { bodyOf, indent, milliseconds, quote, transportLines } from './writing.ts';

const check = 'if err != nil {\n\tlog.Fatal(err)\n}';

export const go: Writer = (given, warn) => {
  const request = writeForm(given);
  const { method, url, headers, body, transport } = request;
  const pieces = {
    text: quote,
    file: (path: string) => `readFile(${quote(path)})`,
    stripped: (path: string) =>
      String.raw`strings.NewReplacer("\r", "", "\n", "", "\x00", "").Replace(${pieces.file(path)})`,
    encoded: (path: string) => `url.QueryEscape(${pieces.file(path)})`,
  };
  const content = body ? `strings.NewReader(${bodyOf(body, pieces).join(' + ')})` : 'nil';
  // Go decompresses a response only if it asked for compression itself.
  const sent = headers.filter(([name]) => !/^accept-encoding$/i.test(name));
  if (sent.length < headers.length) warn('Go asks for gzip itself: Accept-Encoding is left out.', 'info');
  const heads = sent.map(([name, value]) =>
    /^host$/i.test(name)
      ? `request.Host = ${quote(value)}`
      : `request.Header.Set(${quote(name)}, ${quote(value)})`,
  );
  const codes = {
    location: () => '',
    compressed: () => '',
    insecure: () => 'transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: true}',
    proxy: (address: string) =>
      `proxy, err := url.Parse(${quote(address)})\n${check}\ntransport.Proxy = http.ProxyURL(proxy)`,
    'connect-timeout': (seconds: string) =>
      `transport.DialContext = (&net.Dialer{Timeout: ${milliseconds(seconds)} * time.Millisecond}).DialContext`,
    'max-time': (seconds: string) => `client.Timeout = ${milliseconds(seconds)} * time.Millisecond`,
  };
  const redirects = `client.CheckRedirect = func(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}`;
  return [
    `request, err := http.NewRequest(${quote(method)}, ${quote(escapePath(url))}, ${content})\n${check}`,
    ...heads,
    'transport := http.DefaultTransport.(*http.Transport).Clone()',
    'client := &http.Client{Transport: transport}',
    ...transportLines(request, 'Go', codes, warn),
    ...(transport.has('location') ? [] : [redirects]),
    `response, err := client.Do(request)\n${check}\ndefer response.Body.Close()`,
    `content, err := io.ReadAll(response.Body)\n${check}`,
    'fmt.Println(response.Status, string(content))',
  ];
};

/** Escapes characters of the path: beside unescaped ones, Go decodes %2F and sends a slash. */
function escapePath(url: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)([^?]*%[^?]*)/, (_, host: string, path: string) => {
    return host + encodeURI(path).replaceAll('%25', '%');
  });
}

const packages = 'crypto/tls fmt io log net net/http net/url os strings time'.split(' ');
const reader = `func readFile(path string) string {
	content, err := os.ReadFile(path)
	if err != nil {
		log.Fatal(err)
	}
	return string(content)
}`;

/** Writes a program: Go refuses an import that is not used. */
export function wrapGo(statements: readonly string[]): string {
  const code = indent(statements, '\t').join('\n');
  const program = `func main() {\n${code}\n}${/\breadFile\(/.test(code) ? `\n\n${reader}` : ''}`;
  const bare = program.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const used = packages.filter((name) =>
    new RegExp(String.raw`\b${name.replace(/.*\//, '')}\.[A-Z]`).test(bare),
  );
  return `package main\n\nimport (\n${indent(used.map(quote), '\t').join('\n')}\n)\n\n${program}`;
}
