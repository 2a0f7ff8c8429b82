import type { Database } from '../src/db/database.ts'

/** What the product knows of the business before anybody types: branches, roles, menus. */
export const loadReference = async (_database: Database, _say: (line: string) => void) => {}
