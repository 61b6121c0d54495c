import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { failures } from '../http/error-schema.ts';
import { Refusal } from '../lib/refusal.ts';

interface DashboardOptions {
  /** The folder that `ensureWebBuilt` names. */
  distFolder: string;
  /** Whether `/playground` exists. */
  hasPlayground: boolean;
  /** Whether the pages may load the pictures of offers from where they are. */
  remotePictures: boolean;
  /** Names of the platforms that runs may be narrowed to. */
  platforms: readonly string[];
}

/** Everything the pages need comes from this service; text of a listing can never become a script. */
function contentSecurityPolicy(remotePictures: boolean): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `img-src 'self'${remotePictures ? ' https: http:' : ''}`,
    "script-src 'self'",
    "style-src 'self'",
  ].join('; ');
}

/**
 * Every address of the pages but a run, whose id may be anything else, and the playground. What else lies below
 * `/dashboard` is the page as well, which says that there is no such view.
 */
export const viewPaths = [
  '/dashboard',
  '/dashboard/',
  '/dashboard/requests',
  '/dashboard/requests/:sr_id',
  '/dashboard/requests/:sr_id/edit',
  '/dashboard/runs',
  '/dashboard/catalog',
  '/dashboard/sources',
  '/dashboard/deliveries',
];

const escapedCharacters: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** The page with what it needs to know of the service, in an attribute: an inline script is not allowed. */
function writeSettings(page: string, settings: object): string {
  const text = JSON.stringify(settings).replace(/[&"<>]/g, (character) => escapedCharacters[character] ?? '');
  return page.replace(/(<meta name="assay-settings" content=)"[^"]*"/, (_whole, start: string) => `${start}"${text}"`);
}

/** @throws Refusal not_found where the pages were not built: no later try would find them. */
async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Refusal('not_found', 'This service has no pages: they were not built ("npm run build" does it).');
  }
}

/**
 * Serves the built application: its page at every view's address, its hashed files below `/dashboard/assets/`. The page
 * reads the public API in the browser, so an unknown job id answers 200 here and says so on the page.
 */
export function dashboardRoutes(options: DashboardOptions): (app: FastifyInstance) => Promise<void> {
  const { distFolder, hasPlayground, remotePictures, platforms } = options;
  const policy = contentSecurityPolicy(remotePictures);

  function setSecurityHeaders(reply: Pick<FastifyReply, 'header'>): void {
    reply.header('content-security-policy', policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  }

  return async (app) => {
    await app.register(async (scope) => {
      // The pages hold no data: they read it through the API, with a token where that asks for one.
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true };
      });
      // What the plugin refuses, such as a path that leads out of the folder, is no file of ours.
      scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
        const { statusCode = 500 } = error;
        if (statusCode < 400 || statusCode >= 500) throw error;
        return reply.callNotFound();
      });
      const assetsFolder = path.join(distFolder, 'assets');
      // Not there where nobody built the pages, as in the demo, which serves none; the plugin would warn.
      if (existsSync(assetsFolder)) {
        await scope.register(fastifyStatic, {
          root: assetsFolder,
          prefix: '/dashboard/assets/',
          index: false,
          decorateReply: false,
          schemaHide: true,
          cacheControl: false,
          setHeaders(reply) {
            reply.header('cache-control', 'public, max-age=31536000, immutable');
            setSecurityHeaders(reply);
          },
        });
      }

      const sendPage = async (_request: unknown, reply: FastifyReply): Promise<FastifyReply> => {
        // Read anew each time: the file is small, and a rebuild while serving takes effect at once.
        const page = await readPage(path.join(distFolder, 'index.html'));
        setSecurityHeaders(reply);
        const settings = { remotePictures, playground: hasPlayground, platforms };
        return reply
          .header('cache-control', 'no-cache')
          .type('text/html; charset=utf-8')
          .send(writeSettings(page, settings));
      };

      for (const view of [...viewPaths, ...(hasPlayground ? ['/playground'] : [])]) {
        scope.get(view, { schema: { hide: true } }, sendPage);
      }
      scope.get('/dashboard/*', { schema: { hide: true } }, (request, reply) => {
        const isAsset = request.url.startsWith('/dashboard/assets/');
        return isAsset ? reply.callNotFound() : sendPage(request, reply);
      });
      scope.get(
        '/dashboard/:job_id',
        {
          schema: {
            operationId: 'showRunDashboard',
            summary: 'Visual run detail for people',
            description:
              'An HTML page that shows the run: its progress, then its products with the evidence of each verdict.',
            tags: ['Dashboard'],
            params: {
              type: 'object',
              required: ['job_id'],
              properties: { job_id: { type: 'string', description: 'The run id.' } },
            },
            response: {
              200: { description: 'The page.', content: { 'text/html': { schema: { type: 'string' } } } },
              ...failures(404),
            },
          },
        },
        sendPage,
      );
    });
  };
}
