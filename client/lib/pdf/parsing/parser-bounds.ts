import { boundDecoding } from './bound-decoding.ts';
import { refusedMessage } from './refuse-bombs.ts';

// pdf.js passes over messages that do not name it as their target.
boundDecoding(() => {
  self.postMessage(refusedMessage);
});
