/** The icon and color of a status. */
export const tones = {
  ok: { icon: 'circle-check', className: 'text-ok' },
  warn: { icon: 'triangle-alert', className: 'text-warn' },
  danger: { icon: 'circle-x', className: 'text-danger' },
} as const;
