/**
 * On every answer. Answers are data: a browser that is led to one may not run, frame or guess anything from it. Pages
 * for people set a policy of their own in place of this one. (No HSTS: whether TLS is in front is the proxy's business.)
 */
export const securityHeaders: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'no-referrer'],
];
