/** Asks the service worker to store every file; it answers on the port that comes with the message. */
export type CacheAllRequest = 'cache-all';

export type CacheAllReply =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done' }
  | { readonly type: 'failed' };
