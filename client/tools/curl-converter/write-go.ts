import { writeForm, type Writer } from './request.ts';
import { bodyOf, indent, milliseconds, quote, transportLines } from './writing.ts';

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
  const check = ['if err != nil {', '\tlog.Fatal(err)', '}'];
  const lines = [`request, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${content})`, ...check];
  for (const [name, value] of headers)
    // Go unpacks only what it asks for by itself.
    if (/^accept-encoding$/i.test(name))
      warn('Go asks for gzip itself: Accept-Encoding is left out.', 'info');
    else if (/^host$/i.test(name)) lines.push(`request.Host = ${quote(value)}`);
    else lines.push(`request.Header.Set(${quote(name)}, ${quote(value)})`);
  const codes = {
    location: () => '',
    compressed: () => '',
    insecure: () => 'transport.TLSClientConfig = &tls.Config{InsecureSkipVerify: true}',
    proxy: (address: string) =>
      [
        'proxy, err := url.Parse(' + quote(address) + ')',
        ...check,
        'transport.Proxy = http.ProxyURL(proxy)',
      ].join('\n'),
    'connect-timeout': (seconds: string) =>
      `transport.DialContext = (&net.Dialer{Timeout: ${milliseconds(seconds)} * time.Millisecond}).DialContext`,
    'max-time': (seconds: string) => `client.Timeout = ${milliseconds(seconds)} * time.Millisecond`,
  };
  lines.push(
    'transport := http.DefaultTransport.(*http.Transport).Clone()',
    'client := &http.Client{Transport: transport}',
  );
  const redirects = transport.has('location')
    ? []
    : [
        'client.CheckRedirect = func(*http.Request, []*http.Request) error {',
        '\treturn http.ErrUseLastResponse',
        '}',
      ];
  return [
    ...lines,
    ...transportLines(request, 'Go', codes, warn),
    ...redirects,
    'response, err := client.Do(request)',
    ...check,
    'defer response.Body.Close()',
    'content, err := io.ReadAll(response.Body)',
    ...check,
    'fmt.Println(response.Status, string(content))',
  ];
};

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
