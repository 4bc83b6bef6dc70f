/** What the options may be, in the words of the page and of the operation. */
export const formatChoices = [
  { value: 'text', label: 'Text (UTF-8)' },
  { value: 'hex', label: 'Hexadecimal' },
  { value: 'base64', label: 'Base64' },
] as const;

export const lineEndingChoices = [
  { value: 'lf', label: 'LF (Linux, macOS)' },
  { value: 'crlf', label: 'CRLF (Windows)' },
] as const;

export const encodingChoices = [
  { value: 'hex', label: 'Hexadecimal' },
  { value: 'hex-upper', label: 'HEXADECIMAL' },
  { value: 'base64', label: 'Base64' },
  { value: 'base64url', label: 'Base64url' },
] as const;
