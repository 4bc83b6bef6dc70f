import { holdLifeline } from '#client/lib/workers/lifeline.ts';

// pdf.js ignores messages that are not addressed to it.
void holdLifeline(self.name).then((isHeld) => {
  self.postMessage({ type: 'ready', isHeld });
});
