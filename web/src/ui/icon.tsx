import type { ReactNode } from 'react';
import styles from './icon.module.css';

const paths = {
  requests: 'M4 2.500h8v11H4zM6 5.500h4M6 8h4M6 10.500h2.500',
  runs: 'M8 2.500a5.500 5.500 0 1 0 5.500 5.500M8 5v3l2 1.500M10.500 2.500h3v3',
  catalog: 'M2.500 5 8 2.500 13.500 5v6L8 13.500 2.500 11zM2.500 5 8 7.500 13.500 5M8 7.500v6',
  sources:
    'M8 2.500c3 0 5 .8 5 2s-2 2-5 2-5-.8-5-2 2-2 5-2M3 4.500v7c0 1.200 2 2 5 2s5-.8 5-2v-7M3 8c0 1.200 2 2 5 2s5-.8 5-2',
  deliveries: 'M2.500 8 13.500 3l-3 10.500-3-4zM7.500 9.500 13.500 3',
  playground: 'M6.500 2.500v4l-3.500 6q-.3 1 .8 1h8.400q1.100 0 .8-1l-3.500-6v-4M5.500 2.500h5M5 10h6',
  reference: 'M5.500 5 2.500 8l3 3M10.500 5l3 3-3 3M9 3.500l-2 9',
  search: 'M7 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M10.500 10.500l3 3',
  menu: 'M2.500 4.500h11M2.500 8h11M2.500 11.500h11',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.500l3.200 3L13 4.500',
  question: 'M6 6q0-2.200 2-2.200t2 1.900Q10 7.200 8 8.300v1M8 11.900v.3',
  cross: 'M4.500 4.500l7 7M11.500 4.500l-7 7',
  minus: 'M4 8h8',
  plus: 'M8 3v10M3 8h10',
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  left: 'M10 4L6 8l4 4',
  copy: 'M6 5.500h7v8H6zM10 5.500v-3H3v8h3',
  external: 'M9 3h4v4M13 3 7.500 8.500M11 9.500V13H3V5h3.500',
  download: 'M8 2.500v7M5 7l3 3 3-3M3 13h10',
  play: 'M5 3.500v9l7-4.500z',
  stop: 'M4.500 4.500h7v7h-7z',
  redo: 'M12.500 8A4.500 4.500 0 1 1 11 4.600M11.200 2v2.800H8.400',
  edit: 'M3 13l.7-3L10.500 3.200l2.300 2.300L6 12.300zM9.300 4.400l2.300 2.300',
  filter: 'M2.500 3.500h11L9.500 8.500v4l-3 1v-5z',
  columns: 'M2.500 3h11v10h-11zM6.200 3v10M9.900 3v10',
  sun: 'M8 5.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600M8 1.500v1.400M8 13.100v1.400M1.500 8h1.400M13.100 8h1.400M3.400 3.400l1 1M11.600 11.600l1 1M12.600 3.400l-1 1M4.400 11.600l-1 1',
  moon: 'M13 9.600A5.500 5.500 0 0 1 6.400 3 5.500 5.500 0 1 0 13 9.600',
  warning: 'M8 2.500 14 13H2zM8 6.500v3M8 11.200v.3',
  key: 'M6 6.500a2.800 2.800 0 1 1 2.300 2.700L6.500 11H5v1.500H3.500V11l3-3A2.800 2.800 0 0 1 6 6.500M9.800 5.700v.1',
  stack: 'M5 5.500h8v8H5zM3 11V3h8',
  trash: 'M3.500 4.500h9M6.500 4.500v-2h3v2M4.500 4.500l.6 9h5.800l.6-9',
  history: 'M3 8a5 5 0 1 1 1.500 3.500M3 12V9.200h2.800M8 5.200V8l1.800 1.200',
  letter: 'M2.500 4h11v8.500h-11zM2.500 4.500 8 9l5.500-4.500',
} as const;

export type IconName = keyof typeof paths;

/** A drawn sign; it says nothing to a screen reader, so words stand beside it or in its button's label. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
