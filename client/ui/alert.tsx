import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface AlertProps {
  readonly title?: string;
  readonly tone?: 'danger' | 'warn' | 'info';
  readonly children?: ReactNode;
}

const icons = { danger: 'circle-alert', warn: 'triangle-alert', info: 'info' } as const;

/** A message that stays in the page, read out when it appears. */
export function Alert({ title, tone = 'danger', children }: AlertProps) {
  return (
    <div className={`alert alert-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} className="alert-icon" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
