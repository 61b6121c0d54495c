import type { App } from './route-plugin.ts';
import { loadScalarScript } from './scalar-script.ts';

/**
 * The reference page at `/` and `/docs`: Scalar, from the installed package. Its one script is ours to serve, and the
 * content security policy lets the page load nothing from anywhere else.
 * @param playground whether the page lets people send requests from it
 */
export function registerReferencePage(app: App, title: string, playground: boolean): void {
  const page = renderPage(title, playground);
  for (const url of ['/', '/docs']) {
    app.get(url, { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy)
        .header('x-content-type-options', 'nosniff')
        .send(page),
    );
  }
  let script: Promise<string> | undefined;
  app.get('/docs/scalar.js', { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
    script ??= loadScalarScript();
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await script);
  });
}

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function renderPage(title: string, playground: boolean): string {
  const configuration = {
    url: '/openapi.json',
    withDefaultFonts: false,
    telemetry: false,
    hideClientButton: true,
    hideTestRequestButton: !playground,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
  };
  const attribute = JSON.stringify(configuration).replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
  </head>
  <body>
    <noscript>This page needs JavaScript; the same description is at <a href="/openapi.json">/openapi.json</a>.</noscript>
    <script id="api-reference" data-configuration="${attribute}"></script>
    <script src="/docs/scalar.js"></script>
  </body>
</html>
`;
}
