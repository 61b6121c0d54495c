import { Dialog, DialogDismiss, DialogHeading } from '@ariakit/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  wide?: boolean;
  children: ReactNode;
}

/** A dialog above the page, which waits for it: focus stays inside, Escape closes it. */
export function Modal({ open, onClose, title, wide = false, children }: ModalProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      unmountOnHide
      backdrop={<div className={styles.backdrop} />}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
    >
      <header className={styles.head}>
        <DialogHeading className={styles.title}>{title}</DialogHeading>
        <DialogDismiss className={styles.close} aria-label="Close">
          <Icon name="close" />
        </DialogDismiss>
      </header>
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
