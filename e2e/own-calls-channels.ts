/** Ways that only lead to our own server, as code like that of `exfiltration-channels.ts`. */
export const ownSilentChannels: Readonly<Record<string, string>> = {
  formPost: `fetch('/rest/v1/contact_messages', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })`,
  sameOriginMode: `fetch(collector, { mode: 'same-origin' })`,
  encodedPath: `fetch('/%61pi/form-token?encoded-path')`,
  pathUpwards: `fetch('/assets/../api/form-token?path-upwards')`,
  encodedUpwards: `fetch('/assets/%2e%2e/api/form-token?encoded-upwards')`,
  imageUpwards: `new Image().src = '/assets/%2e%2e%2fapi/form-token?image-upwards'`,
  preloadImage: `element('link', { rel: 'preload', as: 'image', href: collector + 'preload-image' })`,
  preloadFont: `element('link', { rel: 'preload', as: 'font', crossorigin: '', href: collector + 'preload-font' })`,
  preloadScript: `element('link', { rel: 'preload', as: 'script', href: collector + 'preload-script' })`,
  preloadStyle: `element('link', { rel: 'preload', as: 'style', href: collector + 'preload-style' })`,
  prefetchCors: `element('link', { rel: 'prefetch', crossorigin: '', href: collector + 'prefetch-cors' })`,
  worker: `new Worker(collector + 'worker')`,
  moduleWorker: `new Worker(collector + 'module-worker', { type: 'module' })`,
  audioElement: `new Audio(collector + 'audio-element').play()`,
  input: `element('input', { type: 'image', src: collector + 'input' })`,
  listStyle: `element('li', { style: 'list-style-image: url(' + collector + 'list-style)' })`,
  imageSetFunction: `element('div', { style: 'content: image-set(url(' + collector + 'image-set-function) 1x)' })`,
  filter: `element('div', { style: 'filter: url(' + collector + 'filter#x)' })`,
  fontFace: `const sheet = new CSSStyleSheet(); sheet.replaceSync('@font-face { font-family: stolen; src: url(' + collector + 'font-face) } body { font-family: stolen }'); document.adoptedStyleSheets.push(sheet)`,
  prerender: `element('script', { type: 'speculationrules' }).textContent = JSON.stringify({ prerender: [{ urls: [collector + 'prerender', '/support?prerender', '/admin?prerender'] }] })`,
  blankFrame: `const frame = element('iframe'); frame.contentWindow.fetch(collector + 'blank-frame')`,
  blankWindow: `window.open('about:blank').fetch(collector + 'blank-window')`,
  ownFrame: `element('iframe', { src: '/support' }).onload = ({ target }) => target.contentWindow.fetch(collector + 'own-frame')`,
  channel: `new BroadcastChannel('sundry').postMessage({ type: 'store-more', near: [collector + 'channel'], url: collector + 'channel' })`,
  serviceWorkerMessage: `const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ type: 'store-more', wantsHeavy: false, near: [collector + 'message'], skip: [] }, [new MessageChannel().port1])`,
  cacheAdd: `(await caches.open('files')).add(collector + 'cache-add')`,
  serviceWorkerScope: `navigator.serviceWorker.register('/sw.js?' + collector, { scope: '/api/' })`,
  fetchLater: `fetchLater(collector + 'fetch-later', { activateAfter: 0 })`,
  backgroundFetch: `(await navigator.serviceWorker.ready).backgroundFetch.fetch('x', [collector + 'background-fetch'])`,
  webSocketStream: `new WebSocketStream(collector.replace('http', 'ws') + 'web-socket-stream')`,
};

/** Pages that may ask calls, or the browser's own text for one: opened, their windows must be out of reach. */
export const callingPages = ['/support', '/admin', '/tools/ip-lookup', '/livez', '/sw.js'];

/** Ways to get hold of the window of a page at `path`, as code that sets `opened`; one page opens several paths. */
export const openingWays: Readonly<Record<string, string>> = {
  open: `opened = window.open(path)`,
  named: `opened = window.open(path, 'named' + path)`,
  namedTwice: `window.open(path, 'named' + path); await pause(500); opened = window.open('', 'named' + path)`,
  blankFirst: `opened = window.open('about:blank'); await pause(100); opened.location = path`,
  contentFirst: `opened = window.open('/all-tools'); await pause(500); opened.location = path`,
  toolFirst: `opened = window.open(location.href); await pause(500); opened.location = path`,
  backAgain: `opened = window.open(location.href); await pause(500); opened.eval;
    opened.location = path; await pause(500); opened.history.back(); await pause(500); opened.history.forward()`,
  link: `element('a', { href: path, target: 'linked' + path, rel: 'opener' }).click(); await pause(500); opened = window.open('', 'linked' + path)`,
};
