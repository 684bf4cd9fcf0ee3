import { afterAll } from '@jest/globals';
import { type OpenDatabase, openDatabase } from '../../../server/database/client.ts';
import { currentStage } from './stage.ts';

/** The product's database for the tests of the file. All journeys share it, so changes must be reverted. */
export function journeyDatabase(): OpenDatabase {
  const database = openDatabase(currentStage().database);
  afterAll(() => database.close());
  return database;
}
