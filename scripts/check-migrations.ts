import { unmigratedChanges } from '../prisma/schema-diff.ts';

/** Fails if prisma/schema contains changes without a migration (part of `npm run check`). */
const sql = await unmigratedChanges();
if (sql !== null) {
  process.stderr.write(
    `prisma/schema has changes without a migration. Run npm run db:new-migration -- <name>\n\n${sql}\n`,
  );
  process.exitCode = 1;
}
