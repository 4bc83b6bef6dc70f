/** Short options of curl 8 by their long names; see curl(1). */
export const shortOptions: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'E=cert K=config C=continue-at b=cookie c=cookie-jar d=data q=disable D=dump-header f=fail F=form G=get ' +
    'g=globoff I=head H=header h=help 0=http1.0 i=include k=insecure 4=ipv4 6=ipv6 j=junk-session-cookies ' +
    'L=location m=max-time n=netrc :=next N=no-buffer o=output Z=parallel #=progress-bar x=proxy U=proxy-user ' +
    'p=proxytunnel Q=quote r=range e=referer J=remote-header-name O=remote-name R=remote-time X=request ' +
    'S=show-error s=silent Y=speed-limit y=speed-time 2=sslv2 3=sslv3 z=time-cond 1=tlsv1 T=upload-file ' +
    'B=use-ascii u=user A=user-agent v=verbose V=version w=write-out'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

/** Options that are followed by a value. */
export const valueOptions: ReadonlySet<string> = new Set(
  (
    'request header data data-ascii data-raw data-binary data-urlencode json form form-string user cookie ' +
    'user-agent referer output proxy connect-timeout max-time url upload-file oauth2-bearer url-query ' +
    'abstract-unix-socket alt-svc aws-sigv4 cacert capath cert cert-type ciphers config connect-to continue-at ' +
    'cookie-jar create-file-mode crlfile curves delegation dns-interface dns-ipv4-addr dns-ipv6-addr dns-servers ' +
    'doh-url dump-header ech engine etag-compare etag-save expect100-timeout happy-eyeballs-timeout-ms hsts ' +
    'interface keepalive-time key key-type krb limit-rate local-port login-options max-filesize max-redirs ' +
    'netrc-file noproxy output-dir parallel-max pass pinnedpubkey preproxy proto proto-default proto-redir ' +
    'proxy-cacert proxy-cert proxy-header proxy-key proxy-pass proxy-user proxy1.0 quote random-file range rate ' +
    'request-target resolve retry retry-delay retry-max-time service-name socks4 socks4a socks5 socks5-hostname ' +
    'speed-limit speed-time stderr time-cond tls-max tls13-ciphers tlsauthtype tlspassword tlsuser trace ' +
    'trace-ascii unix-socket variable write-out'
  ).split(' '),
);

/** Options without a value, which may be written with `--no-` as well. */
export const flagOptions: ReadonlySet<string> = new Set(
  (
    'get head insecure location compressed next anyauth basic cert-status create-dirs crlf digest disable ' +
    'disallow-username-in-url doh-cert-status doh-insecure fail fail-early fail-with-body false-start form-escape ' +
    'globoff haproxy-protocol http0.9 http1.0 http1.1 http2 http2-prior-knowledge http3 http3-only ' +
    'ignore-content-length include ipv4 ipv6 junk-session-cookies location-trusted negotiate netrc netrc-optional ' +
    'alpn buffer clobber keepalive npn progress-meter sessionid ntlm parallel parallel-immediate path-as-is post301 ' +
    'post302 post303 progress-bar proxy-anyauth proxy-basic proxy-digest proxy-insecure proxy-negotiate proxy-ntlm ' +
    'proxytunnel raw remote-header-name remote-name remote-name-all remote-time remove-on-error retry-all-errors ' +
    'retry-connrefused show-error silent ssl ssl-allow-beast ssl-no-revoke ssl-reqd sslv2 sslv3 styled-output ' +
    'suppress-connect-headers tcp-fastopen tcp-nodelay tlsv1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 tr-encoding ' +
    'trace-time use-ascii verbose xattr help version'
  ).split(' '),
);

/** Options that change what curl prints, not what it sends. */
export const silentOptions: ReadonlySet<string> = new Set(
  (
    'silent show-error verbose include progress-bar progress-meter buffer styled-output globoff basic alpn npn ' +
    'keepalive sessionid tcp-nodelay trace-time'
  ).split(' '),
);
