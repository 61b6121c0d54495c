import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { downloadFile, needsToken } from '../api/download-file.ts';

interface DownloadLinkProps extends Omit<ComponentProps<'a'>, 'onError'> {
  href: string;
  onError: (error: Error) => void;
}

/** A link to a file of the API. With an access token the page fetches it, since a link alone carries none. */
export function DownloadLink({ href, onError, onClick, ...rest }: DownloadLinkProps): ReactNode {
  const download = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!needsToken()) return;
    event.preventDefault();
    downloadFile(href).catch(onError);
  };
  return <a {...rest} href={href} onClick={download} />;
}
