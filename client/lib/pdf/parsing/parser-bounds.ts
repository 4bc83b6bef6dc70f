import { boundDecoding } from './bound-decoding.ts';
import { refusedMessage } from './refuse-bombs.ts';

// pdf.js ignores messages that are not addressed to it.
boundDecoding(() => {
  self.postMessage(refusedMessage);
});
