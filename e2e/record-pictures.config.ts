import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Asks a server with demo data for the answers that the pictures are taken with. */
const { projects: _, ...shared } = journeys
export default defineConfig({ ...shared, testDir: 'pictures', testMatch: 'record.ts' })
