import { useRef, useState, useSyncExternalStore } from 'react';
import { adminFlag } from '#client/lib/admin/admin-flag.ts';
import { addressOf, siteSettings } from '#client/lib/site-data.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { BrandMark } from './brand-mark.tsx';
import { useHydrationSign } from './hydration-sign.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly children?: readonly { readonly label: string; readonly href: string }[];
}

const visitorItems: readonly NavItem[] = [
  { label: 'Home', href: '/' },
  {
    label: 'All Tools',
    href: '/all-tools',
    children: [
      { label: 'New Tools', href: '/all-tools?filter=new' },
      { label: 'Popular Tools', href: '/all-tools?filter=featured' },
    ],
  },
  { label: 'Categories', href: '/categories' },
  { label: 'Favorites', href: '/favorites' },
  { label: 'Support', href: '/support' },
];

export function Header({ path }: { readonly path: string }) {
  useHydrationSign('header');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isAdmin = useSyncExternalStore(adminFlag.subscribe, adminFlag.read, () => false);
  const navItems = isAdmin ? [...visitorItems, { label: 'Admin', href: '/admin' }] : visitorItems;
  return (
    <header
      className="site-header"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isMenuOpen) return;
        setIsMenuOpen(false);
        menuButton.current?.focus();
      }}
    >
      <div className="page-width site-header-row">
        <a className="brand" href={addressOf('/')}>
          <BrandMark /> {siteSettings.name}
        </a>
        <nav className="wide-only mr-auto ml-2 flex items-center gap-0.5" aria-label="Main">
          {navItems.map((item) => (
            <WideNavItem key={item.href} item={item} path={path} />
          ))}
        </nav>
        <SearchForm
          label="Search tools"
          placeholder="Search tools (Ctrl K)"
          className="wide-only w-60 shrink"
        />
        {/* Leads to the list until the palette, which opens in its place, listens. */}
        <a
          className="button button-plain button-icon narrow-only ml-auto"
          href={addressOf('/all-tools')}
          aria-label="Search"
          rel="search"
        >
          <Icon name="search" />
        </a>
        <ThemeSwitch />
        <IconButton
          className="narrow-only"
          icon={isMenuOpen ? 'x' : 'menu'}
          label={isMenuOpen ? 'Close menu' : 'Open menu'}
          tone="plain"
          ref={menuButton}
          aria-expanded={isMenuOpen}
          onClick={() => {
            setIsMenuOpen(!isMenuOpen);
          }}
        />
      </div>
      {isMenuOpen && <NarrowMenu navItems={navItems} path={path} />}
    </header>
  );
}

function NarrowMenu({ navItems, path }: { readonly navItems: readonly NavItem[]; readonly path: string }) {
  return (
    <div id="narrow-menu" className="narrow-only page-width border-line border-t py-3">
      <SearchForm label="Search tools" placeholder="Search tools" />
      <nav className="mt-2 grid" aria-label="Main">
        {navItems
          .flatMap(({ children = [], ...item }) => [item, ...children])
          .map((item) => (
            <a
              key={item.href}
              className="nav-link"
              href={addressOf(item.href)}
              data-active={isActive(item.href, path) || undefined}
            >
              {item.label}
            </a>
          ))}
      </nav>
    </div>
  );
}

function WideNavItem({ item, path }: { readonly item: NavItem; readonly path: string }) {
  const link = (
    <a
      className="nav-link"
      href={addressOf(item.href)}
      aria-current={path === item.href ? 'page' : undefined}
      data-active={isActive(item.href, path) || undefined}
    >
      {item.label}
    </a>
  );
  if (!item.children) return link;
  return (
    <span className="flex items-center">
      {link}
      <Menu
        tone="plain"
        isSmall
        label={
          <>
            <Icon name="chevron-down" />
            <span className="visually-hidden">More of {item.label}</span>
          </>
        }
      >
        {() =>
          item.children?.map((child) => (
            <a key={child.href} className="menu-item" href={addressOf(child.href)}>
              {child.label}
            </a>
          ))
        }
      </Menu>
    </span>
  );
}

/** Home is active only on itself, the others also on the pages below them. */
function isActive(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path.startsWith(href);
}
