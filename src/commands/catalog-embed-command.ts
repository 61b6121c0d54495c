import type { Command } from 'commander';
import type { EmbedSummary } from '../catalog/embeddings/embed-catalog.ts';
import { ConfigError, readConfig } from '../config.ts';
import { startProgress } from '../lib/progress.ts';
import type { CommandContext } from './command-context.ts';

/** `assay catalog embed`. */
export function addCatalogEmbedCommand(catalog: Command, context: CommandContext): void {
  catalog
    .command('embed')
    .description('Give every product a vector for searching by meaning (EMBEDDINGS_URL, EMBEDDINGS_MODEL).')
    .option('--rebuild', 'forget the vectors that are there: for another model')
    .option('--json', 'answer {"embedded","unchanged","gone"} as JSON')
    .addHelpText(
      'after',
      '\nOnly products without a vector, or whose text has changed, are sent. If it is stopped, the next call resumes where it ended.' +
        '\n\nExample:\n  EMBEDDINGS_URL=http://localhost:8080 EMBEDDINGS_MODEL=bge-m3 assay catalog embed',
    )
    .action(async (options: { rebuild?: boolean; json?: boolean }) => {
      const config = readConfig(context.env);
      if (config.embeddings === undefined) {
        throw new ConfigError(['EMBEDDINGS_URL must be set, and EMBEDDINGS_MODEL: they say what makes the vectors.']);
      }
      const { embedCatalog } = await import('../catalog/embeddings/embed-catalog.ts');
      using progress = startProgress((text) => context.stderr.write(`${text}\n`), 'Embedding');
      const summary = await embedCatalog({
        uri: config.catalogUri,
        settings: config.embeddings,
        rebuild: options.rebuild === true,
        signal: context.signal,
        onProgress: ({ embedded, unchanged }) => progress.update(`${embedded} made, ${unchanged} unchanged`),
      });
      context.stdout.write(`${options.json === true ? JSON.stringify(summary) : describeSummary(summary)}\n`);
    });
}

function describeSummary({ embedded, unchanged, gone }: EmbedSummary): string {
  const total = embedded + unchanged;
  if (total === 0) return 'The catalog is empty; "assay catalog import FILE" loads products.';
  const [all, made, kept, removed] = [total, embedded, unchanged, gone].map((count) => count.toLocaleString('en'));
  return `${all} products have vectors: ${made} made now, ${kept} unchanged, ${removed} removed.`;
}
