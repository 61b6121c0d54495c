import { createHash, randomBytes } from 'node:crypto';
import { type Command, InvalidArgumentError } from 'commander';
import { insertToken, listTokens, revokeToken, type StoredToken } from '../access/token-store.ts';
import { parseDuration } from '../lib/parse-duration.ts';
import { Refusal } from '../lib/refusal.ts';
import { type TokenScope, tokenScopes } from '../lib/token-scope.ts';
import type { CommandContext } from './command-context.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

interface CreateOptions {
  scope: TokenScope[];
  expiresIn?: number;
  json?: boolean;
}

function scopeOption(text: string, earlier: TokenScope[] = []): TokenScope[] {
  const scope = tokenScopes.find((known) => known === text);
  if (scope === undefined) throw new InvalidArgumentError(`It must be one of ${tokenScopes.join(', ')}.`);
  return [...new Set([...earlier, scope])];
}

function durationOption(text: string): number {
  const ms = parseDuration(text);
  if (ms === undefined) throw new InvalidArgumentError('It must be a duration such as 12h, 90d or 6w.');
  return ms;
}

function checkName(name: string): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name) || name === 'anonymous') {
    const rule = 'a name has 1 to 100 letters, digits and . _ -, begins with a letter or digit, and is not "anonymous"';
    throw new Refusal('invalid', `"${name}" cannot be the name of a token: ${rule}.`);
  }
}

function stateOf({ revokedAt, expiresAt }: StoredToken, nowMs: number): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && expiresAt.getTime() <= nowMs ? 'expired' : 'active';
}

/** `assay token create`, `list` and `revoke`: who may call, beside the tokens of API_TOKEN. */
export function addTokenCommands(program: Command, context: CommandContext): void {
  const print = (text: string) => context.stdout.write(`${text}\n`);
  const say = (text: string) => context.stderr.write(`${text}\n`);
  const token = program.command('token').description('Make, list and revoke tokens for callers of the API.');

  token
    .command('create')
    .description('Make a token and print it, once; only its SHA-256 is kept.')
    .argument('<name>', 'the name of the caller in history')
    .requiredOption('--scope <scope>', `${tokenScopes.join(', ')}; may be given several times`, scopeOption)
    .option('--expires-in <duration>', 'such as 12h, 90d or 6w; never by default', durationOption)
    .option('--json', 'one JSON object')
    .addHelpText(
      'after',
      '\nread: what a token may read. write: sourcing requests and feedback. run: start, repeat and cancel runs.' +
        '\nadmin: everything. From the first token on the service asks for one.' +
        '\n\nExample:\n  assay token create shop --scope write --scope read --expires-in 90d',
    )
    .action(async (name: string, { scope: scopes, expiresIn, json = false }: CreateOptions) => {
      checkName(name);
      await using database = await openConfiguredDatabase(context);
      const secret = `assay_${randomBytes(32).toString('base64url')}`;
      const now = context.clock.now();
      const expiresAt = expiresIn === undefined ? null : new Date(now + expiresIn);
      const digest = createHash('sha256').update(secret).digest();
      const tokenId = await insertToken(database.pool, { name, digest, scopes, createdAt: new Date(now), expiresAt });
      if (json) {
        print(JSON.stringify({ tokenId, name, scopes, expiresAt: expiresAt?.toISOString() ?? null, token: secret }));
      } else {
        say(`Token ${tokenId} of ${name}, for ${scopes.join(', ')}; it is not shown again:`);
        print(secret);
      }
    });

  token
    .command('list')
    .description('List every token ever made, newest first; the tokens themselves are not known.')
    .option('--json', 'one JSON object a line')
    .action(async ({ json = false }: { json?: boolean }) => {
      await using database = await openConfiguredDatabase(context);
      const tokens = await listTokens(database.pool);
      const now = context.clock.now();
      for (const entry of tokens) {
        const state = stateOf(entry, now);
        print(json ? JSON.stringify({ ...entry, state }) : describeToken(entry, state));
      }
      if (tokens.length === 0) say('There are no tokens yet, but those of API_TOKEN.');
    });

  token
    .command('revoke')
    .description('Revoke a token; every process of the service refuses it within 5 seconds.')
    .argument('<token>', 'its number, or its name when only one active token has it')
    .action(async (named: string) => {
      await using database = await openConfiguredDatabase(context);
      const found = findToken(await listTokens(database.pool), named, context.clock.now());
      await revokeToken(database.pool, found.tokenId, new Date(context.clock.now()));
      print(`Revoked token ${found.tokenId} of ${found.name}.`);
    });
}

function findToken(tokens: readonly StoredToken[], named: string, nowMs: number): StoredToken {
  const usable = tokens.filter((entry) => stateOf(entry, nowMs) !== 'revoked');
  const byNumber = /^\d+$/.test(named) ? usable.find(({ tokenId }) => tokenId === Number(named)) : undefined;
  if (byNumber !== undefined) return byNumber;
  const [first, ...others] = usable.filter(({ name }) => name === named);
  if (first === undefined)
    throw new Refusal('not_found', `There is no token "${named}" to revoke; see "assay token list".`);
  if (others.length > 0) {
    const numbers = [first, ...others].map(({ tokenId }) => tokenId).join(', ');
    throw new Refusal('conflict', `Several tokens are called "${named}"; revoke by number: ${numbers}.`);
  }
  return first;
}

function describeToken(
  { tokenId, name, scopes, createdAt, expiresAt, lastUsedAt }: StoredToken,
  state: string,
): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const parts = [
    `${tokenId}  ${name}  ${scopes.join(',')}  ${state}`,
    `made ${day(createdAt)}`,
    ...(expiresAt === null ? [] : [`expires ${day(expiresAt)}`]),
    lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString()}`,
  ];
  return parts.join(', ');
}
