import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { useToken } from '../api/access-token.ts';
import { queries } from '../api/queries.ts';
import mark from '../mark.svg';
import { Button } from '../ui/button.tsx';
import { formatUptime } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import { CommandPalette } from './command-palette.tsx';
import { isCurrentPlace } from './current-place.ts';
import { places } from './navigation.ts';
import styles from './shell.module.css';
import { chooseTheme, type Theme, useTheme } from './theme.ts';
import { TokenDialog } from './token-dialog.tsx';
import { askForToken } from './token-request.ts';

const searchKey = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl K';

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

function ThemeButton(): ReactNode {
  const theme = useTheme();
  return (
    <Button look="quiet" onClick={() => chooseTheme(nextTheme[theme])} title={`Theme: ${theme}`}>
      <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
      <Hidden>Theme: {theme}. Change it</Hidden>
    </Button>
  );
}

function Navigation({ onNavigate }: { onNavigate: () => void }): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={styles.nav}>
      {places.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.link}
          aria-current={isCurrentPlace(to, pathname) ? 'page' : undefined}
          onClick={onNavigate}
        >
          <Icon name={icon} />
          {label}
        </Link>
      ))}
      <a href="/docs" className={styles.link}>
        <Icon name="reference" />
        API
      </a>
    </nav>
  );
}

/** Version and uptime of the service; nothing while it does not answer. */
function About(): ReactNode {
  const { data } = useQuery({ ...queries.about, refetchInterval: 60_000 });
  if (data === undefined) return null;
  return (
    <p className={styles.about} title={`Started at ${data.started_at}`}>
      Assay {data.version} · up {formatUptime(data.uptime_seconds)}
    </p>
  );
}

/** What stands around every view: navigation, search, theme and token. */
export function Shell(): ReactNode {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const hasToken = useToken() !== '';
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view begins at its top, with the menu closed
  useEffect(() => {
    setMenuOpen(false);
    window.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setSearching((open) => !open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <header className={styles.side}>
        <div className={styles.top}>
          <Link to="/dashboard/requests" className={styles.brand}>
            <img src={mark} alt="" width="22" height="22" />
            Assay
          </Link>
          <button
            type="button"
            className={styles.menu}
            aria-expanded={isMenuOpen}
            aria-controls="navigation"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} />
            <Hidden>Menu</Hidden>
          </button>
        </div>
        <div id="navigation" className={styles.content} data-open={isMenuOpen}>
          <button type="button" className={styles.search} onClick={() => setSearching(true)}>
            <Icon name="search" size={14} />
            <span>Go to …</span>
            <kbd className={styles.key}>{searchKey}</kbd>
          </button>
          <Navigation onNavigate={() => setMenuOpen(false)} />
          <div className={styles.foot}>
            <Button look="quiet" onClick={() => askForToken('offered')}>
              <Icon name="key" />
              {hasToken ? 'Token set' : 'No token'}
            </Button>
            <ThemeButton />
          </div>
          <About />
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Loading what="the page" />}>
          <Outlet />
        </Suspense>
      </main>
      <CommandPalette open={isSearching} onClose={() => setSearching(false)} />
      <TokenDialog />
    </div>
  );
}
