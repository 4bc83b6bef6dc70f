import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './icon.tsx';

export type ButtonTone = 'normal' | 'primary' | 'plain' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly icon?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** A submit button sends its form; every other one must not. */
  readonly type?: 'button' | 'submit';
}

export function Button({ tone, isSmall, icon, type, className, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} className={buttonClass(tone, isSmall, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  readonly icon: string;
  /** The button's action: read out, and shown on hover. */
  readonly label: string;
}

export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} icon={icon} aria-label={label} title={label} className={`button-icon ${className}`} />
  );
}

/** The classes of a button, for links that look like one. */
export function buttonClass(tone: ButtonTone = 'normal', isSmall = false, extra = ''): string {
  const toneClass = tone === 'normal' ? '' : ` button-${tone}`;
  return `button${toneClass}${isSmall ? ' button-small' : ''} ${extra}`.trimEnd();
}
