import { defineConfig } from 'prisma/config';

/** Configuration of Prisma's command line: the schema, and the database for its commands. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
