// Names and examples are not prose. cspell:disable
/**
 * The codes of IANA's HTTP Status Code Registry (November 2026), with their meaning in a sentence, and its source.
 */
export const statusCodes = `
100|Continue|The server received the request headers; the client should send the body.|RFC 9110, 15.2.1
101|Switching Protocols|The server switches to the requested protocol, such as WebSocket.|RFC 9110, 15.2.2
102|Processing|The server is still processing the request (no longer in use).|RFC 2518, 10.1
103|Early Hints|Preliminary response headers, such as links to preload.|RFC 8297
200|OK|The request succeeded.|RFC 9110, 15.3.1
201|Created|The request created a new resource, named in Location.|RFC 9110, 15.3.2
202|Accepted|The request was accepted for later processing.|RFC 9110, 15.3.3
203|Non-Authoritative Information|The request succeeded, but a proxy changed the response.|RFC 9110, 15.3.4
204|No Content|The request succeeded; the response has no body.|RFC 9110, 15.3.5
205|Reset Content|The request succeeded; the client should reset the form.|RFC 9110, 15.3.6
206|Partial Content|The part of the resource that the Range header requested.|RFC 9110, 15.3.7
207|Multi-Status|Several results in one response body (WebDAV).|RFC 4918, 11.1
208|Already Reported|Already listed earlier in the same response (WebDAV).|RFC 5842, 7.1
226|IM Used|The response contains the changes since an earlier version.|RFC 3229, 10.4.1
300|Multiple Choices|Several representations are available to choose from.|RFC 9110, 15.4.1
301|Moved Permanently|The resource moved permanently to Location. Clients may change POST to GET.|RFC 9110, 15.4.2
302|Found|The resource is temporarily at Location. Clients may change POST to GET.|RFC 9110, 15.4.3
303|See Other|The result is at Location; fetch it with GET.|RFC 9110, 15.4.4
304|Not Modified|The cached version is still valid; the response has no body.|RFC 9110, 15.4.5
305|Use Proxy|Deprecated.|RFC 9110, 15.4.6
307|Temporary Redirect|The resource is temporarily at Location; repeat the request with the same method.|RFC 9110, 15.4.8
308|Permanent Redirect|The resource moved permanently to Location; repeat the request with the same method.|RFC 9110, 15.4.9
400|Bad Request|The server cannot understand the request.|RFC 9110, 15.5.1
401|Unauthorized|Authentication is required; WWW-Authenticate says how.|RFC 9110, 15.5.2
402|Payment Required|Reserved; some services use it for unpaid bills.|RFC 9110, 15.5.3
403|Forbidden|The server understood the request but refuses it; authentication makes no difference.|RFC 9110, 15.5.4
404|Not Found|The resource does not exist, or the server does not disclose it.|RFC 9110, 15.5.5
405|Method Not Allowed|The resource does not support this method; Allow lists the supported ones.|RFC 9110, 15.5.6
406|Not Acceptable|No available representation matches the Accept headers.|RFC 9110, 15.5.7
407|Proxy Authentication Required|The proxy requires authentication.|RFC 9110, 15.5.8
408|Request Timeout|The server timed out waiting for the request.|RFC 9110, 15.5.9
409|Conflict|The request conflicts with the current state of the resource, such as a concurrent edit.|RFC 9110, 15.5.10
410|Gone|The resource was removed permanently.|RFC 9110, 15.5.11
411|Length Required|The Content-Length header is required.|RFC 9110, 15.5.12
412|Precondition Failed|A condition such as If-Match is not met.|RFC 9110, 15.5.13
413|Content Too Large|The request body is larger than the server accepts.|RFC 9110, 15.5.14
414|URI Too Long|The URL is longer than the server accepts.|RFC 9110, 15.5.15
415|Unsupported Media Type|The server does not support the media type of the request body.|RFC 9110, 15.5.16
416|Range Not Satisfiable|The requested range does not exist.|RFC 9110, 15.5.17
417|Expectation Failed|The server cannot meet the Expect header.|RFC 9110, 15.5.18
418|I'm a teapot|An April Fools' joke; the code is reserved.|RFC 9110, 15.5.19
421|Misdirected Request|The server cannot respond for the requested host.|RFC 9110, 15.5.20
422|Unprocessable Content|The request body is well-formed, but its content is invalid.|RFC 9110, 15.5.21
423|Locked|The resource is locked (WebDAV).|RFC 4918, 11.3
424|Failed Dependency|The request failed because an earlier one failed (WebDAV).|RFC 4918, 11.4
425|Too Early|The request may be a replay of early TLS data.|RFC 8470, 5.2
426|Upgrade Required|The server requires another protocol, named in Upgrade.|RFC 9110, 15.5.22
428|Precondition Required|The request must be conditional, for example with If-Match.|RFC 6585, 3
429|Too Many Requests|The client sent too many requests; Retry-After may say how long to wait.|RFC 6585, 4
431|Request Header Fields Too Large|The request headers are larger than the server accepts.|RFC 6585, 5
451|Unavailable For Legal Reasons|The resource is unavailable for legal reasons.|RFC 7725, 3
500|Internal Server Error|The server encountered an unexpected error.|RFC 9110, 15.6.1
501|Not Implemented|The server does not support the method.|RFC 9110, 15.6.2
502|Bad Gateway|The proxy received an invalid response from the upstream server.|RFC 9110, 15.6.3
503|Service Unavailable|The server is overloaded or down for maintenance; try again later.|RFC 9110, 15.6.4
504|Gateway Timeout|The proxy received no timely response from the upstream server.|RFC 9110, 15.6.5
505|HTTP Version Not Supported|The server does not support this version of HTTP.|RFC 9110, 15.6.6
506|Variant Also Negotiates|Content negotiation on the server loops.|RFC 2295, 8.1
507|Insufficient Storage|The server has no space to store the resource (WebDAV).|RFC 4918, 11.5
508|Loop Detected|The request loops: the resource contains itself (WebDAV).|RFC 5842, 7.2
510|Not Extended|Obsolete.|RFC 2774, 7
511|Network Authentication Required|The network requires a login, as in a hotel.|RFC 6585, 6`;

/** The methods of IANA's HTTP Method Registry (November 2026), with whether they are safe, idempotent and cacheable. */
export const methods = `
GET|Retrieves a resource.|yes|yes|yes|RFC 9110, 9.3.1
HEAD|Like GET, but returns only the headers.|yes|yes|yes|RFC 9110, 9.3.2
POST|Sends data for the resource to process, such as a form.|no|no|rarely|RFC 9110, 9.3.3
PUT|Creates or replaces the resource with the request body.|no|yes|no|RFC 9110, 9.3.4
DELETE|Deletes the resource.|no|yes|no|RFC 9110, 9.3.5
CONNECT|Opens a tunnel through a proxy.|no|no|no|RFC 9110, 9.3.6
OPTIONS|Asks for the supported methods; browsers send it as a CORS preflight.|yes|yes|no|RFC 9110, 9.3.7
TRACE|Returns the received request, for testing.|yes|yes|no|RFC 9110, 9.3.8
PATCH|Modifies part of the resource.|no|no|rarely|RFC 5789, 2
QUERY|Retrieves the result of the query in the request body.|yes|yes|yes|RFC 10008
PROPFIND|Retrieves properties (WebDAV).|yes|yes|no|RFC 4918, 9.1
PROPPATCH|Changes properties (WebDAV).|no|yes|no|RFC 4918, 9.2
MKCOL|Creates a collection (WebDAV).|no|yes|no|RFC 4918, 9.3
COPY|Copies the resource (WebDAV).|no|yes|no|RFC 4918, 9.8
MOVE|Moves the resource (WebDAV).|no|yes|no|RFC 4918, 9.9
LOCK|Locks the resource (WebDAV).|no|no|no|RFC 4918, 9.10
UNLOCK|Unlocks the resource (WebDAV).|no|yes|no|RFC 4918, 9.11
SEARCH|Searches with the query in the request body (WebDAV).|yes|yes|no|RFC 5323, 2
REPORT|Retrieves the report that the body describes (WebDAV).|yes|yes|no|RFC 3253, 3.6
ACL|Changes access rights (WebDAV).|no|yes|no|RFC 3744, 8.1
MKCALENDAR|Creates a calendar (CalDAV).|no|yes|no|RFC 4791, 5.3.1
ORDERPATCH|Changes the order of a collection (WebDAV).|no|yes|no|RFC 3648, 7
BIND|Adds another URL for the resource (WebDAV).|no|yes|no|RFC 5842, 4
UNBIND|Removes a URL of the resource (WebDAV).|no|yes|no|RFC 5842, 5
REBIND|Moves a URL to another collection (WebDAV).|no|yes|no|RFC 5842, 6
MKREDIRECTREF|Creates a redirect (WebDAV).|no|yes|no|RFC 4437, 6
UPDATEREDIRECTREF|Changes a redirect (WebDAV).|no|yes|no|RFC 4437, 7
VERSION-CONTROL|Puts the resource under version control (DeltaV).|no|yes|no|RFC 3253, 3.5
CHECKOUT|Checks out a version for changes (DeltaV).|no|yes|no|RFC 3253, 4.3
CHECKIN|Checks in a new version (DeltaV).|no|yes|no|RFC 3253, 4.4
UNCHECKOUT|Cancels a checkout (DeltaV).|no|yes|no|RFC 3253, 4.5
UPDATE|Changes the resource to another version (DeltaV).|no|yes|no|RFC 3253, 7.1
LABEL|Changes the labels of a version (DeltaV).|no|yes|no|RFC 3253, 8.2
MERGE|Merges versions (DeltaV).|no|yes|no|RFC 3253, 11.2
BASELINE-CONTROL|Puts a collection under baseline control (DeltaV).|no|yes|no|RFC 3253, 12.6
MKACTIVITY|Creates an activity (DeltaV).|no|yes|no|RFC 3253, 13.5
MKWORKSPACE|Creates a workspace (DeltaV).|no|yes|no|RFC 3253, 6.3
LINK|Links the resource to another one.|no|yes|no|RFC 2068, 19.6.1.2
UNLINK|Removes a link to another resource.|no|yes|no|RFC 2068, 19.6.1.3
PRI|Starts an HTTP/2 connection; never sent by hand.|yes|yes|no|RFC 9113, 3.4
*|Reserved, so that no method has this name.|no|no|no|RFC 9110, 18.2`;
