// Names and examples are not prose. cspell:disable
/** Common headers, by the registry of IANA: name, side, meaning, example. */
export const headers = `
Accept|request|The media types that the client accepts.|text/html, application/json;q=0.9
Accept-Encoding|request|The compression formats that the client accepts.|gzip, br, zstd
Accept-Language|request|The languages that the user prefers.|de, en;q=0.8
Accept-Ranges|response|Whether the server supports range requests.|bytes
Access-Control-Allow-Credentials|response|Whether cross-origin requests may include cookies (CORS).|true
Access-Control-Allow-Headers|response|The headers that cross-origin requests may send (CORS).|Content-Type, X-Token
Access-Control-Allow-Methods|response|The methods that cross-origin requests may use (CORS).|GET, PUT
Access-Control-Allow-Origin|response|The origin that may read the response (CORS).|https://example.com
Access-Control-Expose-Headers|response|The response headers that cross-origin scripts may read (CORS).|ETag
Access-Control-Max-Age|response|How long a preflight response may be cached, in seconds.|600
Access-Control-Request-Headers|request|In a preflight: the headers that the request will send.|X-Token
Access-Control-Request-Method|request|In a preflight: the method that the request will use.|PUT
Age|response|How long the response has been in a cache, in seconds.|120
Allow|response|The methods that the resource supports.|GET, HEAD
Alt-Svc|response|Another way to reach the same origin, such as HTTP/3.|h3=":443"; ma=86400
Authorization|request|Credentials of the client.|Bearer eyJhbGciOi…
Cache-Control|both|Caching rules for the message.|public, max-age=3600
Clear-Site-Data|response|The data of this site that the browser should delete.|"cookies", "storage"
Connection|both|Options for the current connection (HTTP/1.1).|keep-alive
Content-Disposition|response|Whether to display or download the content, and its file name.|attachment; filename="a.pdf"
Content-Encoding|both|The compression of the body.|gzip
Content-Language|both|The language of the body.|en
Content-Length|both|The length of the body in bytes.|348
Content-Location|response|The URL of this particular representation.|/page.en.html
Content-Range|response|The position of a partial body in the whole.|bytes 0-99/1234
Content-Security-Policy|response|What the page may load and run (CSP).|default-src 'self'
Content-Security-Policy-Report-Only|response|A CSP that only reports violations.|default-src 'self'
Content-Type|both|The media type of the body.|text/html; charset=utf-8
Cookie|request|The cookies of the site.|id=42; theme=dark
Cross-Origin-Embedder-Policy|response|Whether embedded resources must opt in (COEP).|require-corp
Cross-Origin-Opener-Policy|response|Whether windows of other origins are isolated (COOP).|same-origin
Cross-Origin-Resource-Policy|response|Which sites may embed the resource (CORP).|same-site
Date|both|When the message was created.|Wed, 25 Nov 2026 14:30:00 GMT
ETag|response|An identifier of this version of the resource.|"33a64df5"
Expect|request|What the server must do before it handles the request.|100-continue
Expires|response|When the response becomes stale; Cache-Control takes precedence.|Wed, 25 Nov 2026 15:30:00 GMT
Forwarded|request|Client details that proxies would hide.|for=192.0.2.60;proto=https
From|request|The e-mail address of the person who runs the client, such as a crawler.|bot@example.com
Host|request|The host and port of the requested server.|example.com:8080
If-Match|request|Proceed only if the version matches one of these ETags.|"33a64df5"
If-Modified-Since|request|Proceed only if the resource changed since this date.|Wed, 25 Nov 2026 14:30:00 GMT
If-None-Match|request|Proceed only if the version matches none of these ETags.|"33a64df5"
If-Range|request|Send the range if the version matches, otherwise the whole resource.|"33a64df5"
If-Unmodified-Since|request|Proceed only if the resource has not changed since this date.|Wed, 25 Nov 2026 14:30:00 GMT
Keep-Alive|both|How long the connection stays open (HTTP/1.1).|timeout=5
Last-Modified|response|When the resource was last modified.|Wed, 25 Nov 2026 14:30:00 GMT
Link|response|Links to related resources, such as files to preload.|</a.css>; rel=preload; as=style
Location|response|The URL of a redirect or of a new resource.|/new-page
Max-Forwards|request|How many proxies may forward the request.|10
Origin|request|The origin that caused the request.|https://example.com
Permissions-Policy|response|Which browser features the page may use.|camera=(), geolocation=()
Pragma|request|Old form of Cache-Control.|no-cache
Proxy-Authenticate|response|How to authenticate with the proxy.|Basic
Proxy-Authorization|request|Credentials for the proxy.|Basic YWxhZGRpbjpvcGVu
Range|request|The part of the resource to return.|bytes=0-1023
Referer|request|The URL of the page that linked to the request.|https://example.com/page
Referrer-Policy|response|How much of the URL the Referer header includes.|no-referrer
Retry-After|response|When to try again, in seconds or as a date.|120
Sec-Fetch-Dest|request|What the browser will use the response for.|document
Sec-Fetch-Mode|request|The mode of the request.|cors
Sec-Fetch-Site|request|How the requesting origin relates to the target.|same-origin
Sec-WebSocket-Key|request|A random key that starts a WebSocket connection.|dGhlIHNhbXBsZSBub25jZQ==
Server|response|The name of the server software.|nginx
Server-Timing|response|Timing metrics of the server.|db;dur=53
Set-Cookie|response|A cookie for the browser to store.|id=42; Secure; HttpOnly; SameSite=Lax
Strict-Transport-Security|response|Use only HTTPS for this many seconds (HSTS).|max-age=31536000
TE|request|The transfer encodings that the client accepts.|trailers
Trailer|both|The headers that follow the body.|Expires
Transfer-Encoding|both|How the body is encoded for transfer (HTTP/1.1).|chunked
Upgrade|both|The protocol to switch to.|websocket
Upgrade-Insecure-Requests|request|The client prefers HTTPS.|1
User-Agent|request|The name of the client software.|curl/8.11.0
Vary|response|The request headers that affect the response.|Accept-Encoding
Via|both|The proxies that forwarded the message.|1.1 proxy.example
WWW-Authenticate|response|How to authenticate.|Basic realm="site"
X-Content-Type-Options|response|Do not guess the media type.|nosniff
X-Forwarded-For|request|The client's address before proxies; Forwarded is the standard.|203.0.113.195
X-Forwarded-Proto|request|The client's scheme before proxies.|https
X-Frame-Options|response|Whether the page may be framed; the CSP directive frame-ancestors is the standard.|DENY
X-Robots-Tag|response|Rules for search engines.|noindex`;

/** Common ports, by the registry of IANA; one without a name is registered for another use, or not at all. */
export const ports = `
20|tcp|ftp-data|FTP data
21|tcp|ftp|FTP control
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
135|tcp|epmap|Windows RPC
137|udp|netbios-ns|NetBIOS names
139|tcp|netbios-ssn|NetBIOS sessions
143|tcp|imap|IMAP
161|udp|snmp|SNMP
162|udp|snmptrap|SNMP traps
179|tcp|bgp|BGP
389|tcp|ldap|LDAP
443|tcp, udp|https|HTTPS, HTTP/3
445|tcp|microsoft-ds|SMB, shared folders
465|tcp|submissions|Mail submission over TLS
500|udp|isakmp|IPsec (IKE)
514|udp|syslog|Syslog
515|tcp|printer|Printing (LPD)
546|udp|dhcpv6-client|DHCP for IPv6, client
547|udp|dhcpv6-server|DHCP for IPv6, server
554|tcp|rtsp|Streaming (RTSP)
587|tcp|submission|Mail submission
631|tcp|ipp|Printing (IPP, CUPS)
636|tcp|ldaps|LDAP over TLS
853|tcp|domain-s|DNS over TLS
873|tcp|rsync|rsync
989|tcp|ftps-data|FTP over TLS, data
990|tcp|ftps|FTP over TLS, control
993|tcp|imaps|IMAP over TLS
995|tcp|pop3s|POP3 over TLS
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
2376|tcp|docker-s|Docker over TLS
2379|tcp|etcd-client|etcd
3000|tcp||Development servers, Grafana
3128|tcp||Squid proxy
3268|tcp|msft-gc|Active Directory global catalog
3306|tcp|mysql|MySQL, MariaDB
3389|tcp|ms-wbt-server|Remote desktop (RDP)
3478|tcp, udp|stun|STUN, TURN
4222|tcp||NATS
5000|tcp||Development servers, UPnP
5060|tcp, udp|sip|Telephony (SIP)
5173|tcp||Vite
5222|tcp|xmpp-client|XMPP
5353|udp|mdns|Multicast DNS (mDNS)
5432|tcp|postgresql|PostgreSQL
5601|tcp||Kibana
5672|tcp|amqp|AMQP, RabbitMQ
5900|tcp|rfb|VNC
5984|tcp|couchdb|CouchDB
6379|tcp|redis|Redis
6443|tcp||Kubernetes
8000|tcp||Development servers
8080|tcp|http-alt|HTTP, alternative port
8443|tcp||HTTPS, alternative port
8883|tcp|secure-mqtt|MQTT over TLS
8888|tcp||Jupyter
9000|tcp||PHP-FPM, MinIO
9090|tcp||Prometheus
9092|tcp||Kafka
9200|tcp||Elasticsearch, OpenSearch
11211|tcp|memcache|Memcached
25565|tcp||Minecraft
27017|tcp|mongodb|MongoDB
51820|udp||WireGuard`;
