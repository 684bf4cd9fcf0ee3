import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import connectionFilter from 'postgraphile-plugin-connection-filter';

/** PostGraphile over the same database, with the options that its manual recommends for speed, and without access rights. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const handler = postgraphile(pool, 'public', {
  appendPlugins: [connectionFilter],
  graphileBuildOptions: { connectionFilterRelations: true },
  disableDefaultMutations: true,
  disableQueryLog: true,
  dynamicJson: true,
  enableQueryBatching: false,
  graphiql: false,
  ignoreRBAC: true,
  legacyRelations: 'omit',
  retryOnInitFail: false,
  setofFunctionsContainNulls: false,
  simpleCollections: 'both',
});

const server = createServer(handler);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: server.address().port });
});
process.once('disconnect', () => process.exit());
