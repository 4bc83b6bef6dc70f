// Names of options are not prose. cspell:disable
/** Short options of curl(1) that are converted: the letter and the long name. */
const short =
  'A=user-agent b=cookie d=data e=referer F=form G=get H=header I=head k=insecure L=location m=max-time ' +
  'T=upload-file r=range u=user x=proxy X=request :=next g=globoff';
export const longNames: ReadonlyMap<string, string> = new Map(
  short.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** Options that take the next word as their value. */
export const valueOptions: ReadonlySet<string> = new Set(
  (
    'C D E K P Q U Y c o t w y z abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ' +
    'ciphers config connect-timeout connect-to continue-at cookie cookie-jar create-file-mode crlfile curves ' +
    'data data-ascii data-binary data-raw data-urlencode delegation dns-interface dns-ipv4-addr dns-ipv6-addr ' +
    'dns-servers doh-url dump-header egd-file engine etag-compare etag-save expect100-timeout form ' +
    'form-string ftp-account ftp-alternative-to-user ftp-method ftp-port ftp-ssl-ccc-mode ' +
    'happy-eyeballs-timeout-ms header hostpubmd5 hostpubsha256 hsts interface json keepalive-time key ' +
    'key-type krb libcurl limit-rate local-port login-options mail-auth mail-from mail-rcpt max-filesize ' +
    'max-redirs max-time netrc-file noproxy oauth2-bearer output output-dir parallel-max pass pinnedpubkey ' +
    'preproxy proto proto-default proto-redir proxy proxy-cacert proxy-capath proxy-cert proxy-cert-type ' +
    'proxy-ciphers proxy-crlfile proxy-header proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey ' +
    'proxy-service-name proxy-tls13-ciphers proxy-tlsauthtype proxy-tlspassword proxy-tlsuser proxy-user ' +
    'proxy1.0 pubkey quote random-file range rate referer request request-target resolve retry retry-delay ' +
    'retry-max-time sasl-authzid service-name socks4 socks4a socks5 socks5-gssapi-service socks5-hostname ' +
    'speed-limit speed-time stderr telnet-option tftp-blksize time-cond tls-max tls13-ciphers tlsauthtype ' +
    'tlspassword tlsuser trace trace-ascii unix-socket upload-file url url-query user user-agent write-out ' +
    'variable ech haproxy-clientip ip-tos vlan-priority trace-config keepalive-cnt'
  ).split(' '),
);

/** Options that change curl's output, not its requests. */
export const quietOptions: ReadonlySet<string> = new Set(
  (
    's S v i N # f o O J R D w c Z q silent show-error verbose include progress-bar progress-meter ' +
    'buffer fail fail-with-body output output-dir remote-name remote-name-all remote-header-name ' +
    'remote-time create-dirs dump-header write-out stderr trace trace-ascii parallel cookie-jar basic http1.1'
  ).split(' '),
);

/** Switches that are converted, or with which an option that has a value begins. */
const switches =
  'get head insecure location compressed globoff next netrc crlf ftp-ssl-ccc socks5-gssapi'.split(' ');
const longOptions = [...valueOptions, ...quietOptions, ...switches].filter(({ length }) => length > 1);

/** Returns the long option that its beginning names: curl takes it if no other begins so. */
export function completeName(name: string): string {
  if (longOptions.includes(name)) return name;
  const [first = name, second] = longOptions.filter((each) => each.startsWith(name));
  return second === undefined ? first : name;
}
