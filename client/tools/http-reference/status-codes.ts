// Names and examples are no prose. cspell:disable
/**
 * The codes of IANA's HTTP Status Code Registry (November 2026), with their meaning in a sentence, and its source.
 */
export const statusCodes = `
100|Continue|The request's head was accepted; send the body.|RFC 9110, 15.2.1
101|Switching Protocols|The connection continues in the requested protocol, such as WebSocket.|RFC 9110, 15.2.2
102|Processing|The server works on it; no longer in use.|RFC 2518, 10.1
103|Early Hints|Headers of the answer to come, such as links to preload.|RFC 8297
200|OK|It worked; the answer holds what was asked for.|RFC 9110, 15.3.1
201|Created|Something new was made; Location says where.|RFC 9110, 15.3.2
202|Accepted|It was taken, and will be worked on later.|RFC 9110, 15.3.3
203|Non-Authoritative Information|It worked, but a proxy changed the answer.|RFC 9110, 15.3.4
204|No Content|It worked, and there is nothing to send.|RFC 9110, 15.3.5
205|Reset Content|It worked; empty the form it came from.|RFC 9110, 15.3.6
206|Partial Content|The part that Range asked for.|RFC 9110, 15.3.7
207|Multi-Status|Several results in one body (WebDAV).|RFC 4918, 11.1
208|Already Reported|Listed before in the same answer (WebDAV).|RFC 5842, 7.1
226|IM Used|The answer is a change against an earlier one.|RFC 3229, 10.4.1
300|Multiple Choices|There are several answers to choose from.|RFC 9110, 15.4.1
301|Moved Permanently|It is at Location for good. Clients may turn POST into GET.|RFC 9110, 15.4.2
302|Found|It is at Location for now. Clients may turn POST into GET.|RFC 9110, 15.4.3
303|See Other|Get the result from Location by GET.|RFC 9110, 15.4.4
304|Not Modified|What is stored is still good; there is no body.|RFC 9110, 15.4.5
305|Use Proxy|Deprecated.|RFC 9110, 15.4.6
307|Temporary Redirect|It is at Location for now; ask there by the same method.|RFC 9110, 15.4.8
308|Permanent Redirect|It is at Location for good; ask there by the same method.|RFC 9110, 15.4.9
400|Bad Request|The server cannot read the request.|RFC 9110, 15.5.1
401|Unauthorized|Log in first: WWW-Authenticate says how.|RFC 9110, 15.5.2
402|Payment Required|Reserved; some services use it for unpaid bills.|RFC 9110, 15.5.3
403|Forbidden|The server will not do it, whoever asks.|RFC 9110, 15.5.4
404|Not Found|Nothing is there, or the server does not say.|RFC 9110, 15.5.5
405|Method Not Allowed|Not by this method: Allow lists the others.|RFC 9110, 15.5.6
406|Not Acceptable|There is no version that the Accept headers allow.|RFC 9110, 15.5.7
407|Proxy Authentication Required|Log in to the proxy first.|RFC 9110, 15.5.8
408|Request Timeout|The request did not come in time.|RFC 9110, 15.5.9
409|Conflict|It does not fit the present state, such as another's change.|RFC 9110, 15.5.10
410|Gone|It was there, and is gone for good.|RFC 9110, 15.5.11
411|Length Required|Content-Length is missing.|RFC 9110, 15.5.12
412|Precondition Failed|A condition such as If-Match does not hold.|RFC 9110, 15.5.13
413|Content Too Large|The body is larger than the server takes.|RFC 9110, 15.5.14
414|URI Too Long|The address is longer than the server takes.|RFC 9110, 15.5.15
415|Unsupported Media Type|The server does not take a body of this type.|RFC 9110, 15.5.16
416|Range Not Satisfiable|There is no such part.|RFC 9110, 15.5.17
417|Expectation Failed|The server cannot do what Expect asks for.|RFC 9110, 15.5.18
418|I'm a teapot|An April joke, reserved so that it means nothing else.|RFC 9110, 15.5.19
421|Misdirected Request|This server does not answer for that host.|RFC 9110, 15.5.20
422|Unprocessable Content|The body can be read, but makes no sense.|RFC 9110, 15.5.21
423|Locked|Somebody has locked it (WebDAV).|RFC 4918, 11.3
424|Failed Dependency|Another step that it needs has failed (WebDAV).|RFC 4918, 11.4
425|Too Early|It might be a replay of early TLS data.|RFC 8470, 5.2
426|Upgrade Required|Only in another protocol: Upgrade names it.|RFC 9110, 15.5.22
428|Precondition Required|Ask with a condition such as If-Match.|RFC 6585, 3
429|Too Many Requests|Slow down: Retry-After may say for how long.|RFC 6585, 4
431|Request Header Fields Too Large|The headers are larger than the server takes.|RFC 6585, 5
451|Unavailable For Legal Reasons|A law forbids to show it.|RFC 7725, 3
500|Internal Server Error|Something went wrong in the server.|RFC 9110, 15.6.1
501|Not Implemented|The server does not know the method.|RFC 9110, 15.6.2
502|Bad Gateway|The server behind the proxy gave an answer that makes no sense.|RFC 9110, 15.6.3
503|Service Unavailable|Overloaded, or down for work: try again later.|RFC 9110, 15.6.4
504|Gateway Timeout|The server behind the proxy did not answer in time.|RFC 9110, 15.6.5
505|HTTP Version Not Supported|The server does not know this version of HTTP.|RFC 9110, 15.6.6
506|Variant Also Negotiates|The server's choice of versions runs in a circle.|RFC 2295, 8.1
507|Insufficient Storage|There is no room to store it (WebDAV).|RFC 4918, 11.5
508|Loop Detected|It contains itself (WebDAV).|RFC 5842, 7.2
510|Not Extended|Obsolete.|RFC 2774, 7
511|Network Authentication Required|Log in to the network, as in a hotel.|RFC 6585, 6`;

/** The methods of IANA's HTTP Method Registry (November 2026), with whether they are safe, idempotent and cacheable. */
export const methods = `
GET|Get what is at the address.|yes|yes|yes|RFC 9110, 9.3.1
HEAD|As GET, but only the headers.|yes|yes|yes|RFC 9110, 9.3.2
POST|Let the server work on the body, such as a form.|no|no|rarely|RFC 9110, 9.3.3
PUT|Store the body at the address.|no|yes|no|RFC 9110, 9.3.4
DELETE|Remove what is at the address.|no|yes|no|RFC 9110, 9.3.5
CONNECT|Open a tunnel through a proxy.|no|no|no|RFC 9110, 9.3.6
OPTIONS|Ask what is possible; browsers do it before requests to other origins.|yes|yes|no|RFC 9110, 9.3.7
TRACE|Send the request back, for tests.|yes|yes|no|RFC 9110, 9.3.8
PATCH|Change a part of what is at the address.|no|no|rarely|RFC 5789, 2
QUERY|Get what the query in the body asks for.|yes|yes|yes|RFC 10008
PROPFIND|Read properties (WebDAV).|yes|yes|no|RFC 4918, 9.1
PROPPATCH|Change properties (WebDAV).|no|yes|no|RFC 4918, 9.2
MKCOL|Make a folder (WebDAV).|no|yes|no|RFC 4918, 9.3
COPY|Copy (WebDAV).|no|yes|no|RFC 4918, 9.8
MOVE|Move (WebDAV).|no|yes|no|RFC 4918, 9.9
LOCK|Lock (WebDAV).|no|no|no|RFC 4918, 9.10
UNLOCK|Unlock (WebDAV).|no|yes|no|RFC 4918, 9.11
SEARCH|Search by the query in the body (WebDAV).|yes|yes|no|RFC 5323, 2
REPORT|Get a report that the body describes (WebDAV).|yes|yes|no|RFC 3253, 3.6
ACL|Change who may do what (WebDAV).|no|yes|no|RFC 3744, 8.1
MKCALENDAR|Make a calendar (CalDAV).|no|yes|no|RFC 4791, 5.3.1
ORDERPATCH|Change the order in a folder (WebDAV).|no|yes|no|RFC 3648, 7
BIND|Give it a further address (WebDAV).|no|yes|no|RFC 5842, 4
UNBIND|Take an address away (WebDAV).|no|yes|no|RFC 5842, 5
REBIND|Move an address to another folder (WebDAV).|no|yes|no|RFC 5842, 6
MKREDIRECTREF|Make a redirect (WebDAV).|no|yes|no|RFC 4437, 6
UPDATEREDIRECTREF|Change a redirect (WebDAV).|no|yes|no|RFC 4437, 7
VERSION-CONTROL|Begin to keep versions (DeltaV).|no|yes|no|RFC 3253, 3.5
CHECKOUT|Check out, to change it (DeltaV).|no|yes|no|RFC 3253, 4.3
CHECKIN|Check in, as a new version (DeltaV).|no|yes|no|RFC 3253, 4.4
UNCHECKOUT|Cancel a checkout (DeltaV).|no|yes|no|RFC 3253, 4.5
UPDATE|Set it to another version (DeltaV).|no|yes|no|RFC 3253, 7.1
LABEL|Change the labels of a version (DeltaV).|no|yes|no|RFC 3253, 8.2
MERGE|Merge versions (DeltaV).|no|yes|no|RFC 3253, 11.2
BASELINE-CONTROL|Begin to keep baselines of a folder (DeltaV).|no|yes|no|RFC 3253, 12.6
MKACTIVITY|Make an activity (DeltaV).|no|yes|no|RFC 3253, 13.5
MKWORKSPACE|Make a workspace (DeltaV).|no|yes|no|RFC 3253, 6.3
LINK|Link it to another resource.|no|yes|no|RFC 2068, 19.6.1.2
UNLINK|Remove a link to another resource.|no|yes|no|RFC 2068, 19.6.1.3
PRI|Begins a connection of HTTP/2; no one sends it by hand.|yes|yes|no|RFC 9113, 3.4
*|Reserved, so that no method has this name.|no|no|no|RFC 9110, 18.2`;
