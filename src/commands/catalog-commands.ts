import type { Command } from 'commander';
import { addCatalogAttributesCommand } from './catalog-attributes-command.ts';
import { addCatalogEmbedCommand } from './catalog-embed-command.ts';
import { addCatalogImportCommand } from './catalog-import-command.ts';
import { addCatalogSearchCommand } from './catalog-search-command.ts';
import { addCatalogUpkeepCommands } from './catalog-upkeep-commands.ts';
import type { CommandContext } from './command-context.ts';

/** `assay catalog …`: everything a person does with products. */
export function addCatalogCommands(program: Command, context: CommandContext): void {
  const catalog = program.command('catalog').description('Import and look up products, and maintain the catalog.');
  addCatalogImportCommand(catalog, context);
  addCatalogSearchCommand(catalog, context);
  addCatalogUpkeepCommands(catalog, context);
  addCatalogAttributesCommand(catalog, context);
  addCatalogEmbedCommand(catalog, context);
}
