/**
 * The browser features that no page uses, so that no script that gets into one can, either: all that Chromium knows
 * but for `usedFeatures` in `e2e/headers.spec.ts`. A name that a browser does not know is a warning in its console, so
 * what only other browsers or former versions know is no part of it.
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

/** Closes them for our pages and for whatever these would embed. */
export const permissionsPolicy = closedFeatures
  .trim()
  .split(/\s+/)
  .map((feature) => `${feature}=()`)
  .join(', ');
