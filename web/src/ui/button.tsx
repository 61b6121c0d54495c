import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonLook {
  look?: 'primary' | 'plain' | 'quiet' | 'danger';
}

/** The class of something that looks like a button, such as a link. */
export function buttonClass(look: ButtonLook['look'] = 'plain'): string {
  return `${styles.button} ${styles[look]}`;
}

export function Button({ look = 'plain', className, ...rest }: ComponentProps<'button'> & ButtonLook): ReactNode {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className ?? ''}`} />;
}
