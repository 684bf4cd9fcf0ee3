import { afterAll } from '@jest/globals';
import { type OpenDatabase, openDatabase } from '../../../server/database/client.ts';
import { currentStage } from './stage.ts';

/** The database of the product, until the last test of the file: all journeys share it, so what is changed is put back. */
export function journeyDatabase(): OpenDatabase {
  const database = openDatabase(currentStage().database);
  afterAll(() => database.close());
  return database;
}
