import { defineConfig } from 'prisma/config';

/** Prisma's command line: where the schema lives, and the database that its commands act on. */
export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
});
