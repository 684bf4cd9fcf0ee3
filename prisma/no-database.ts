import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils';

const REFUSAL = 'Data models are compared without a database.';

/** Answers the one thing that the engine asks while opening: which PostgreSQL this is (the oldest supported). */
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

/** What the schema engine is opened over when it only compares data models and no server runs. */
export function noDatabase() {
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'no-database',
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  });
}
