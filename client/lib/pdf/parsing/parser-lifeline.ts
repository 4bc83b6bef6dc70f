import { holdLifeline } from '#client/lib/workers/lifeline.ts';

// pdf.js passes over messages that do not name it as their target.
void holdLifeline(self.name).then((isHeld) => {
  self.postMessage({ type: 'ready', isHeld });
});
