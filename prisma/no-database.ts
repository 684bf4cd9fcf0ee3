import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';

const REFUSAL = 'Data models are compared without a database.';

/** Returns the only information that the engine reads at the start: the PostgreSQL version (the oldest supported). */
const adapter: SqlDriverAdapter = {
  provider: 'postgres',
  adapterName: 'no-database',
  queryRaw: async () => ({
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
    rows: [[true, 'PostgreSQL 15.0', 150_000]],
  }),
  executeRaw: async () => 0,
  executeScript: () => Promise.reject(new Error(REFUSAL)),
  startTransaction: () => Promise.reject(new Error(REFUSAL)),
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  dispose: async () => {},
};

/** A connection for the schema engine when it only compares data models and no server runs. */
export function noDatabase() {
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'no-database',
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  });
}
