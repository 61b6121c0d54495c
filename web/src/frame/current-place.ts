const runPattern = /^\/dashboard\/[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** True where the view at `pathname` belongs to a place of the navigation. A run has an address beside that of the list. */
export function isCurrentPlace(place: string, pathname: string): boolean {
  if (pathname === place || pathname.startsWith(`${place}/`)) return true;
  return place === '/dashboard/runs' && runPattern.test(pathname);
}
