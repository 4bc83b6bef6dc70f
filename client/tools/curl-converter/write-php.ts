// The names of libcurl’s options are not prose. cspell:disable
import { writeForm, type Writer } from './request.ts';
import { bodyOf, hasType, indent, milliseconds, transportLines } from './writing.ts';

/** Writes a string on one line, since lines are indented: with line ends in it, between double quotation marks. */
function quotePhp(text: string): string {
  if (!/[\0-\x1f]/.test(text)) return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
  const escaped = text
    .replaceAll(/[\\"$]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll(/[\0-\x1f]/g, (unit) => String.raw`\x${unit.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `"${escaped}"`;
}

export const php: Writer = (given, warn) => {
  const request = writeForm(given);
  const { method, headers, body } = request;
  const pieces = {
    text: quotePhp,
    file: (path: string) => `file_get_contents(${quotePhp(path)})`,
    stripped: (path: string) => String.raw`str_replace(["\r", "\n", "\0"], '', ${pieces.file(path)})`,
    encoded: (path: string) => `urlencode(${pieces.file(path)})`,
  };
  const isHead = method === 'HEAD' && !body;
  // A custom request is repeated after a redirect; curl without -X then continues with GET.
  const custom =
    method === 'POST' && !request.isMethodGiven
      ? 'CURLOPT_POST => true,'
      : `CURLOPT_CUSTOMREQUEST => ${quotePhp(method)},`;
  const lines = ['CURLOPT_RETURNTRANSFER => true,', isHead ? 'CURLOPT_NOBODY => true,' : custom];
  const heads = headers.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`));
  // libcurl adds a type of its own unless it is removed.
  if (body && !hasType(request)) heads.push('Content-Type:');
  if (heads.length > 0)
    lines.push('CURLOPT_HTTPHEADER => [', ...indent(heads.map((each) => `${quotePhp(each)},`)), '],');
  if (body) lines.push(`CURLOPT_POSTFIELDS => ${bodyOf(body, pieces).join(' . ')},`);
  const codes = {
    location: () => 'CURLOPT_FOLLOWLOCATION => true,',
    insecure: () => 'CURLOPT_SSL_VERIFYPEER => false,\nCURLOPT_SSL_VERIFYHOST => 0,',
    compressed: () => "CURLOPT_ENCODING => '',",
    proxy: (url: string) => `CURLOPT_PROXY => ${quotePhp(url)},`,
    'max-time': (seconds: string) => `CURLOPT_TIMEOUT_MS => ${milliseconds(seconds)},`,
    'connect-timeout': (seconds: string) => `CURLOPT_CONNECTTIMEOUT_MS => ${milliseconds(seconds)},`,
  };
  return [
    `$curl = curl_init(${quotePhp(request.url)});`,
    'curl_setopt_array($curl, [',
    ...indent([...lines, ...transportLines(request, 'PHP', codes, warn)]),
    ']);',
    '$response = curl_exec($curl);',
    `echo $response === false ? curl_error($curl) : curl_getinfo($curl, CURLINFO_RESPONSE_CODE) . ' ' . $response;`,
  ];
};
