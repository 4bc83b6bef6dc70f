// Names and examples are no prose. cspell:disable
/** Headers that people meet, by the registry of IANA: name, side, meaning, example. */
export const headers = `
Accept|request|The media types that the client takes.|text/html, application/json;q=0.9
Accept-Encoding|request|The compressions that the client takes.|gzip, br, zstd
Accept-Language|request|The languages that the reader prefers.|de, en;q=0.8
Accept-Ranges|response|Whether parts can be asked for.|bytes
Access-Control-Allow-Credentials|response|Whether another origin may send cookies.|true
Access-Control-Allow-Headers|response|The headers that another origin may send.|Content-Type, X-Token
Access-Control-Allow-Methods|response|The methods that another origin may use.|GET, PUT
Access-Control-Allow-Origin|response|The origin whose scripts may read the answer (CORS).|https://example.com
Access-Control-Expose-Headers|response|The headers that scripts of another origin may read.|ETag
Access-Control-Max-Age|response|How long the answer to OPTIONS holds, in seconds.|600
Access-Control-Request-Headers|request|The headers that a script wants to send.|X-Token
Access-Control-Request-Method|request|The method that a script wants to use.|PUT
Age|response|How long the answer has been in a cache, in seconds.|120
Allow|response|The methods that are possible here.|GET, HEAD
Alt-Svc|response|Another way to the same, such as HTTP/3.|h3=":443"; ma=86400
Authorization|request|Who asks.|Bearer eyJhbGciOi…
Cache-Control|both|Who may store the answer, and for how long.|public, max-age=3600
Clear-Site-Data|response|What the browser is to forget of this site.|"cookies", "storage"
Connection|both|What is to happen to the connection (HTTP/1.1).|keep-alive
Content-Disposition|response|Whether to show or save it, and under which name.|attachment; filename="a.pdf"
Content-Encoding|both|The compression of the body.|gzip
Content-Language|both|The language of the body.|en
Content-Length|both|The length of the body in bytes.|348
Content-Location|response|The address of just this version.|/page.en.html
Content-Range|response|Which part of the whole it is.|bytes 0-99/1234
Content-Security-Policy|response|What the page may load and do (CSP).|default-src 'self'
Content-Security-Policy-Report-Only|response|The same (CSP), but only reported.|default-src 'self'
Content-Type|both|The media type of the body.|text/html; charset=utf-8
Cookie|request|The cookies of the site.|id=42; theme=dark
Cross-Origin-Embedder-Policy|response|Whether all that is embedded must agree to it.|require-corp
Cross-Origin-Opener-Policy|response|Whether windows of other origins are cut off.|same-origin
Cross-Origin-Resource-Policy|response|Who may embed it.|same-site
Date|both|When the message was made.|Wed, 25 Nov 2026 14:30:00 GMT
ETag|response|A tag of this version.|"33a64df5"
Expect|request|What the server must do first.|100-continue
Expires|response|When it gets old; Cache-Control wins.|Wed, 25 Nov 2026 15:30:00 GMT
Forwarded|request|Where it came from before the proxies.|for=192.0.2.60;proto=https
From|request|The mail address of whoever runs a crawler.|bot@example.com
Host|request|The host that is asked for.|example.com:8080
If-Match|request|Only if the version is this one.|"33a64df5"
If-Modified-Since|request|Only if it changed since then.|Wed, 25 Nov 2026 14:30:00 GMT
If-None-Match|request|Only if the version is another one.|"33a64df5"
If-Range|request|The part if the version is this one, or all of it.|"33a64df5"
If-Unmodified-Since|request|Only if it did not change since then.|Wed, 25 Nov 2026 14:30:00 GMT
Keep-Alive|both|How long the connection stays open (HTTP/1.1).|timeout=5
Last-Modified|response|When it was changed last.|Wed, 25 Nov 2026 14:30:00 GMT
Link|response|Links to other things, such as to preload.|</a.css>; rel=preload; as=style
Location|response|Where to go on, or what was made.|/new-page
Max-Forwards|request|How many proxies may pass it on.|10
Origin|request|The origin whose script asks.|https://example.com
Permissions-Policy|response|Which features the page may use.|camera=(), geolocation=()
Pragma|request|Old form of Cache-Control.|no-cache
Proxy-Authenticate|response|How to log in to the proxy.|Basic
Proxy-Authorization|request|Who asks the proxy.|Basic YWxhZGRpbjpvcGVu
Range|request|The part that is wanted.|bytes=0-1023
Referer|request|The page that the link was on.|https://example.com/page
Referrer-Policy|response|How much of its address a page tells others.|no-referrer
Retry-After|response|When to try again: seconds or a date.|120
Sec-Fetch-Dest|request|What it is for.|document
Sec-Fetch-Mode|request|How it is asked for.|cors
Sec-Fetch-Site|request|How near the asking origin is.|same-origin
Sec-WebSocket-Key|request|A random key that begins a WebSocket.|dGhlIHNhbXBsZSBub25jZQ==
Server|response|The name of the server's program.|nginx
Server-Timing|response|How long parts of the work took.|db;dur=53
Set-Cookie|response|A cookie to keep.|id=42; Secure; HttpOnly; SameSite=Lax
Strict-Transport-Security|response|Only ever by https for so many seconds (HSTS).|max-age=31536000
TE|request|The transfer codings that the client takes.|trailers
Trailer|both|The headers that follow the body.|Expires
Transfer-Encoding|both|How the body is cut (HTTP/1.1).|chunked
Upgrade|both|The protocol to go on in.|websocket
Upgrade-Insecure-Requests|request|The client would rather have https.|1
User-Agent|request|The name of the client's program.|curl/8.11.0
Vary|response|The request headers that the answer depends on.|Accept-Encoding
Via|both|The proxies on the way.|1.1 proxy.example
WWW-Authenticate|response|How to log in.|Basic realm="site"
X-Content-Type-Options|response|Do not guess the media type.|nosniff
X-Forwarded-For|request|The client before the proxies; Forwarded is the standard.|203.0.113.195
X-Forwarded-Proto|request|The scheme before the proxies.|https
X-Frame-Options|response|Whether it may stand in a frame; frame-ancestors is the standard.|DENY
X-Robots-Tag|response|What search engines may do.|noindex`;

/** Ports that people meet, by the registry of IANA; one without a name is registered for another use, or not at all. */
export const ports = `
20|tcp|ftp-data|FTP, the files
21|tcp|ftp|FTP, the commands
22|tcp|ssh|SSH, SFTP, Git
23|tcp|telnet|Telnet
25|tcp|smtp|Mail between servers
53|tcp, udp|domain|DNS
67|udp|bootps|DHCP, server
68|udp|bootpc|DHCP, client
69|udp|tftp|TFTP
80|tcp|http|HTTP
88|tcp, udp|kerberos|Kerberos
110|tcp|pop3|POP3
111|tcp, udp|sunrpc|RPC port mapper
119|tcp|nntp|News
123|udp|ntp|Time (NTP)
135|tcp|epmap|RPC of Windows
137|udp|netbios-ns|NetBIOS names
139|tcp|netbios-ssn|NetBIOS sessions
143|tcp|imap|IMAP
161|udp|snmp|SNMP
162|udp|snmptrap|SNMP traps
179|tcp|bgp|BGP
389|tcp|ldap|LDAP
443|tcp, udp|https|HTTPS, HTTP/3
445|tcp|microsoft-ds|SMB, shared folders
465|tcp|submissions|Sending mail by TLS
500|udp|isakmp|IPsec (IKE)
514|udp|syslog|Syslog
515|tcp|printer|Printing (LPD)
546|udp|dhcpv6-client|DHCP for IPv6, client
547|udp|dhcpv6-server|DHCP for IPv6, server
554|tcp|rtsp|Streams (RTSP)
587|tcp|submission|Sending mail
631|tcp|ipp|Printing (IPP, CUPS)
636|tcp|ldaps|LDAP by TLS
853|tcp|domain-s|DNS by TLS
873|tcp|rsync|rsync
989|tcp|ftps-data|FTP by TLS, the files
990|tcp|ftps|FTP by TLS, the commands
993|tcp|imaps|IMAP by TLS
995|tcp|pop3s|POP3 by TLS
1080|tcp|socks|SOCKS proxy
1194|tcp, udp|openvpn|OpenVPN
1433|tcp|ms-sql-s|Microsoft SQL Server
1521|tcp||Oracle Database
1701|udp|l2f|L2TP
1723|tcp|pptp|PPTP
1883|tcp|mqtt|MQTT
2049|tcp|nfs|NFS
2181|tcp||ZooKeeper
2375|tcp|docker|Docker, without TLS
2376|tcp|docker-s|Docker by TLS
2379|tcp|etcd-client|etcd
3000|tcp||Development servers, Grafana
3128|tcp||Squid proxy
3268|tcp|msft-gc|Global catalog of Active Directory
3306|tcp|mysql|MySQL, MariaDB
3389|tcp|ms-wbt-server|Remote desktop (RDP)
3478|tcp, udp|stun|STUN, TURN
4222|tcp||NATS
5000|tcp||Development servers, UPnP
5060|tcp, udp|sip|Telephony (SIP)
5173|tcp||Vite
5222|tcp|xmpp-client|XMPP
5353|udp|mdns|Names without a server (mDNS)
5432|tcp|postgresql|PostgreSQL
5601|tcp||Kibana
5672|tcp|amqp|AMQP, RabbitMQ
5900|tcp|rfb|VNC
5984|tcp|couchdb|CouchDB
6379|tcp|redis|Redis
6443|tcp||Kubernetes
8000|tcp||Development servers
8080|tcp|http-alt|HTTP, second port
8443|tcp||HTTPS, second port
8883|tcp|secure-mqtt|MQTT by TLS
8888|tcp||Jupyter
9000|tcp||PHP-FPM, MinIO
9090|tcp||Prometheus
9092|tcp||Kafka
9200|tcp||Elasticsearch, OpenSearch
11211|tcp|memcache|Memcached
25565|tcp||Minecraft
27017|tcp|mongodb|MongoDB
51820|udp||WireGuard`;
