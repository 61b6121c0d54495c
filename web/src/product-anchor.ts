import { useSyncExternalStore } from 'react';

interface Anchored {
  itemId: number;
  platform: string;
  productId: string;
}

/** Names a product of an item in the address of the page, after the `#`; not yet escaped. */
export function productToAnchor({ itemId, platform, productId }: Anchored): string {
  return `${itemId}-${platform}-${productId}`;
}

export function anchorToHref(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}

function readAnchor(): string {
  const escaped = window.location.hash.slice(1);
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

function listenToAnchor(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** What the address names after its `#`, also when a link on the page changes it. */
export function useAnchor(): string {
  return useSyncExternalStore(listenToAnchor, readAnchor);
}
