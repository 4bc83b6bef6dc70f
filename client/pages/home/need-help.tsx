import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';

const helpCards = [
  {
    icon: 'message-circle',
    title: 'Chat Support',
    text: 'Write to us, and we answer by e-mail within 24 hours.',
    button: 'Start Chat',
    href: '/support?tab=contact&subject=Chat#contact',
  },
  {
    icon: 'mail',
    title: 'Email Support',
    text: 'We reply within 24 hours.',
    button: 'Email Us',
    href: '/support?tab=contact#contact',
  },
  {
    icon: 'life-buoy',
    title: 'Help Center',
    text: 'Guides that teach with this hub’s own tools.',
    button: 'Visit Help Center',
    href: '/support?tab=help#help',
  },
] as const;

const shownCards = helpCards.filter(({ href }) => siteSettings.hasForms || !href.includes('tab=contact'));

export function NeedHelp() {
  return (
    <section aria-labelledby="need-help" className="below">
      <div className="section-head">
        <h2 id="need-help">Need Help?</h2>
        <a className="link inline-flex items-center gap-1.5" href={addressOf('/support')}>
          Support <Icon name="arrow-right" />
        </a>
      </div>
      <ul className="card-grid card-grid-3">
        {shownCards.map(({ icon, title, text, button, href }) => (
          <li key={title} className="help-card">
            <span className="tile">
              <Icon name={icon} />
            </span>
            <h3 className="text-base tracking-normal">{title}</h3>
            <p className="text-ink-2">{text}</p>
            <a className={buttonClass()} href={addressOf(href)}>
              {button}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
