import type { Database } from '../src/db/database.ts'

/** Fills an empty database with a distributor at work. */
export const loadDemo = async (_database: Database, _say: (line: string) => void) => {}
