import type { Command } from 'commander';
import type { AttributeProfile } from '../catalog/learn-attribute-profile.ts';
import { readConfig } from '../config.ts';
import { Refusal } from '../lib/refusal.ts';
import type { CommandContext } from './command-context.ts';

/** `assay catalog attributes`: what the attributes of the catalog hold, as its profile has it. */
export function addCatalogAttributesCommand(catalog: Command, context: CommandContext): void {
  catalog
    .command('attributes')
    .description('Show which attributes the types of products have: kind of value, unit, range, commonest values.')
    .option('--type <name>', 'only of this category, as "catalog attributes" names it; all of its attributes')
    .option('--json', 'the same as one JSON object')
    .action(async (options: { type?: string; json?: boolean }) => {
      const attributes = await readAttributes(readConfig(context.env).catalogUri, options.type);
      const { describeAttributes } = await import('./describe-attributes.ts');
      const width = Math.min(context.stdout.columns ?? 120, 200);
      const text =
        options.json === true ? JSON.stringify({ attributes }) : describeAttributes(attributes, options.type, width);
      context.stdout.write(`${text}\n`);
    });
}

const shownTypes = 20;

async function readAttributes(uri: string, type: string | undefined): Promise<AttributeProfile[]> {
  // The engine is loaded by the command that asks for it.
  const { openLanceCatalog } = await import('../catalog/lance-catalog.ts');
  await using catalog = await openLanceCatalog({ uri });
  const profile = await catalog.profile();
  if (profile === null) {
    throw new Refusal(
      'not_found',
      'The catalog has no profile yet: the next import with a new or changed product makes it.',
    );
  }
  if (type === undefined) return profile.attributes;
  const wanted = type.trim().toLowerCase();
  const found = profile.attributes.filter((one) => one.type.toLowerCase() === wanted);
  if (found.length > 0) return found;
  const known = [...new Set(profile.attributes.map((one) => one.type))].filter((name) => name !== '');
  const shown = known.slice(0, shownTypes).join(', ') || 'none';
  const left = known.length - shownTypes;
  const more = left > 0 ? ` and ${left} more, which "assay catalog attributes" shows` : '';
  throw new Refusal('not_found', `No attribute of the type "${type}" is known; types are: ${shown}${more}.`);
}
