import type { FastifyRequest } from 'fastify';
import { type Caller, mayUse, type TokenScope } from '../lib/token-scope.ts';
import { type Authenticator, anonymous, missingToken, refuseScope } from './auth.ts';

/** Who is let in where. */
export interface AccessRules {
  appEnv: 'local' | 'development' | 'production';
  /** Every route but the public ones requires a token. */
  readTokenRequired: boolean;
}

/** Decides, before the body is read, who a request comes from and whether its route lets that caller in. */
export interface Admission {
  /** The caller of a route that requires a token; undefined on an open route. Rejects with 401. */
  authenticate(request: FastifyRequest): Caller | undefined | Promise<Caller | undefined>;
  /** Whether the request's route requires a token, and there are tokens at all. */
  needsToken(request: FastifyRequest): boolean | Promise<boolean>;
  /** The caller whose token was sent. Rejects with 401. */
  identify(request: FastifyRequest): Caller | Promise<Caller>;
  /** @throws HttpRefusal 403 when the caller's token is not made for the route. */
  admitScope(request: FastifyRequest, caller: Caller): void;
  isTrusted(request: FastifyRequest): Promise<boolean>;
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Goes on at once with what is at hand: nearly every request is let in without waiting for anything. */
function chain<Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

export function createAdmission(authenticator: Authenticator, rules: AccessRules): Admission {
  function asksForToken({ config }: FastifyRequest['routeOptions']): boolean {
    const { auth = false, public: isPublic = false } = config;
    return auth === true || (auth && rules.appEnv === 'production') || (rules.readTokenRequired && !isPublic);
  }

  function scopeOf({ routeOptions, method }: FastifyRequest): TokenScope {
    return routeOptions.config.scope ?? (readingMethods.has(method) ? 'read' : 'write');
  }

  function needsToken(request: FastifyRequest): boolean | Promise<boolean> {
    return asksForToken(request.routeOptions) && authenticator.isRequired();
  }

  function identify(request: FastifyRequest): Caller | Promise<Caller> {
    return chain(authenticator.identify(request), (caller) => {
      if (caller === undefined) throw missingToken();
      return caller;
    });
  }

  return {
    needsToken,
    identify,
    authenticate(request) {
      if (!asksForToken(request.routeOptions)) return undefined;
      return chain(authenticator.isRequired(), (isRequired) => (isRequired ? identify(request) : anonymous));
    },
    admitScope(request, caller) {
      const scope = scopeOf(request);
      if (asksForToken(request.routeOptions) && !mayUse(caller, scope)) throw refuseScope(scope);
    },
    async isTrusted(request) {
      if (!(await authenticator.isRequired())) return true;
      const caller = await authenticator.identify(request);
      return caller !== undefined && mayUse(caller, 'read');
    },
  };
}
