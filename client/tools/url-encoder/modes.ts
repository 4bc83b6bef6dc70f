/** The encoding modes, which differ in the characters that stay unchanged. */
export type EncodeMode = 'component' | 'strict' | 'url' | 'path' | 'form' | 'header' | 'all';

export interface ModeInfo {
  readonly id: EncodeMode;
  readonly label: string;
  /** The purpose of the mode. */
  readonly use: string;
  /** The ASCII characters, in addition to letters and digits, that are not encoded. */
  readonly kept: string;
}

/** The encoding modes, in the order of the list. */
export const modes: readonly ModeInfo[] = [
  {
    id: 'component',
    label: 'Part of a URL',
    use: 'A value in a query or path, like encodeURIComponent',
    kept: "-_.!~*'()",
  },
  {
    id: 'strict',
    label: 'Part of a URL, strict',
    use: "RFC 3986: ! ' ( ) * are encoded as well, as OAuth wants",
    kept: '-_.~',
  },
  {
    id: 'url',
    label: 'Whole URL',
    use: 'Keeps : / ? # & = and their like, as encodeURI does, and [ ]',
    kept: "-_.!~*'();/?:@&=+$,#[]",
  },
  { id: 'path', label: 'Path', use: 'Keeps the slashes between its segments', kept: "-_.~!$&'()*+,;=:@/" },
  {
    id: 'form',
    label: 'Form data',
    use: 'application/x-www-form-urlencoded: a space becomes +',
    kept: '*-._',
  },
  {
    id: 'header',
    label: 'Header value',
    use: "RFC 8187, after filename*=UTF-8''",
    kept: '!#$&+-.^_`|~',
  },
  { id: 'all', label: 'Every character', use: 'Each byte as %XX', kept: '' },
];
