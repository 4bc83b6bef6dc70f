import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'normal' | 'warn' | 'danger';
  readonly children: ReactNode;
}

export function Badge({ tone = 'normal', children }: BadgeProps) {
  return <span className={`badge ${tone === 'normal' ? '' : `badge-${tone}`}`}>{children}</span>;
}
