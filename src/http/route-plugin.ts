import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { TokenScope } from '../lib/token-scope.ts';

/** Gives handlers the types of the TypeBox schemas that their route declares. */
interface TypeBoxTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

/**
 * Registers the routes of one room. A route's `schema` holds TypeBox schemas for `params`, `querystring`, `headers`,
 * `body` and `response` (by status), and `operationId`, `tags`, `summary`, `description` for the reference page;
 * `hide: true` keeps it out of the document. `config: { auth: true }` requires the bearer token.
 * A route without a `body` schema ignores whatever body comes.
 */
export type RoutePlugin = (app: App) => void | Promise<void>;

/** What the document states about one response of a route; without a schema for its status it has no body. */
export interface AnswerDescription {
  description?: string;
  /** Name → description. */
  headers?: Record<string, string>;
  /** `application/json` unless given. */
  mediaType?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Ask for a bearer token when there are tokens, or only `in production`. */
    auth?: boolean | 'in production';
    /** What the token must be made for; by default `read` for GET and `write` for what changes something. */
    scope?: TokenScope;
    /** Open also where every read needs a token: it reveals only what the program is and whether it is healthy. */
    public?: boolean;
    /** Leave the route out of the rate limits. */
    unlimited?: boolean;
    /** Set by the server on routes that answer 405. */
    allow?: string;
    /** What the document states about responses beyond their schema, by status. */
    answers?: Record<number, AnswerDescription>;
    /** Largest body of this route in bytes, when it is below the server's limit. */
    bodyLimitBytes?: number;
    /** True for a route that reads its body as it came: of all others its bytes are let go once it is checked. */
    keepsBodyBytes?: true;
  }
  interface FastifyRequest {
    /** The name of the caller's token; `anonymous` where none is configured or asked for. */
    caller: string;
    /**
     * Whether the caller may see what is not for everybody, on a route that is open: where there is no token at all, or
     * with a valid one that may read.
     */
    isTrusted(): Promise<boolean>;
    /** The body as it came; handlers have it where the route's `keepsBodyBytes` says so. */
    bodyBytes?: Buffer | undefined;
  }
  interface FastifySchema {
    hide?: boolean;
    operationId?: string;
    summary?: string;
    description?: string;
    tags?: readonly string[];
    deprecated?: boolean;
  }
}
