import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Key pages with recorded answers against their approved pictures: no server, no database, the same on every day. */
const { webServer: _, projects: __, ...shared } = journeys
export default defineConfig({
  ...shared,
  testDir: 'pictures',
  // Journeys empty their own folder when they begin, which may be at the same time.
  outputDir: join(import.meta.dirname, '../.cache/pictures'),
  testMatch: 'pictures.ts',
  fullyParallel: true,
})
