/**
 * The browser features that no page uses, closed so that injected scripts cannot use them either. The list has all
 * features that Chromium knows, except `usedFeatures` in `e2e/headers.spec.ts`. It excludes features of only other
 * browsers or former versions, because an unknown name causes a console warning.
 */
const closedFeatures = `
  accelerometer aria-notify autoplay browsing-topics camera captured-surface-control ch-device-memory
  ch-downlink ch-dpr ch-ect ch-prefers-color-scheme ch-prefers-reduced-motion ch-prefers-reduced-transparency
  ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness ch-ua-form-factors ch-ua-full-version
  ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-mobile ch-ua-model ch-ua-platform
  ch-ua-platform-version ch-ua-wow64 ch-viewport-height ch-viewport-width ch-width compute-pressure
  deferred-fetch deferred-fetch-minimal digital-credentials-create digital-credentials-get display-capture
  encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection
  interest-cohort keyboard-map language-detector local-fonts local-network local-network-access loopback-network
  magnetometer media-playback-while-not-visible microphone midi on-device-speech-recognition otp-credentials
  payment picture-in-picture private-state-token-issuance private-state-token-redemption
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection
  storage-access summarizer translator unload usb window-management xr-spatial-tracking
`;

/** Closes these features for our pages and everything embedded in them. */
export const permissionsPolicy = closedFeatures
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * For the page that reads codes by the camera: allowed for this page itself, denied to everything it embeds. With
 * `media-playback-while-not-visible=()`, Chromium plays no video at all, and a page sees the camera through a
 * video.
 */
export const cameraPermissionsPolicy = permissionsPolicy.replace(
  /\b(camera|media-playback-while-not-visible)=\(\)/g,
  '$1=(self)',
);
