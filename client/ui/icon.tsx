import { addressOf } from '#client/lib/site-data.ts';

interface IconProps {
  /** A name in the lucide set. */
  readonly name: string;
  readonly className?: string;
}

/** An icon of the site's sprite. It is decoration: its meaning must also be in words. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${addressOf(__ICON_SPRITE__)}#${name}`} />
    </svg>
  );
}
