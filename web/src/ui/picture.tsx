import { type ReactNode, useState } from 'react';
import { pageSettings } from '../frame/page-settings.ts';
import styles from './picture.module.css';
import { toPictureUrl } from './safe-url.ts';

/** A hue that a name always gets, so that equal kinds of goods look alike. */
function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 3600;
  return hash % 12;
}

interface PictureProps {
  address: string | null | undefined;
  /** What kind of goods it shows: the placeholder is drawn from it. */
  kind: string;
  size: 'small' | 'large';
}

/**
 * The picture of an offer, where the service allows pictures from elsewhere; otherwise, and when it does not load, a
 * drawn placeholder. It is decoration: the title beside it says what it is.
 */
export function Picture({ address, kind, size }: PictureProps): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const url = pageSettings.remotePictures ? toPictureUrl(address) : null;
  const className = `${styles.picture} ${styles[size]}`;
  if (url !== null && !isBroken) {
    return (
      <img
        className={className}
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  const letter = [...kind.trim()][0]?.toUpperCase() ?? '·';
  return (
    <span className={`${className} ${styles.drawn} ${styles[`hue${hueOf(kind)}`]}`} aria-hidden="true">
      <svg viewBox="0 0 32 32" className={styles.shape} aria-hidden="true">
        <path d="M6 11 16 6l10 5v10l-10 5-10-5zM6 11l10 5 10-5M16 16v10" />
      </svg>
      <span className={styles.letter}>{letter}</span>
    </span>
  );
}
