import { asIs, maskPassword, parseCatalogUri, parseDatabaseUrl } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const whereDataIs = {
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: './data',
    meaning: 'folder of the embedded database and the local catalog',
    brief: 'folder of the embedded database and the local catalog',
    parse: asIs,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    meaning:
      'a PostgreSQL server (15 or newer), `postgresql://user:password@host:5432/name`, instead of the embedded one',
    brief: 'a PostgreSQL server (15 or newer) instead of the embedded one',
    secret: true,
    parse: parseDatabaseUrl,
    mask: maskPassword,
  }),
  catalogUri: setting({
    name: 'CATALOG_URI',
    fallbackShown: '`DATA_DIR/catalog`',
    meaning:
      'folder or `s3://bucket/path` of the catalog (with the usual `AWS_*` variables); the store must support conditional writes',
    brief: 'folder or s3:// address of the catalog (DATA_DIR/catalog)',
    parse: parseCatalogUri,
  }),
};
