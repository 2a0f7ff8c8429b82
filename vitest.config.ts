import { defineConfig } from 'vitest/config'

/** They put another module in the place of ours, which must not be there for anybody else. */
const withStandIns = [
  'apps/web/src/features/aftersales/field-work/queue/deliver-photos.test.ts',
  'apps/web/src/features/aftersales/field-work/queue/field-storage.test.ts',
  'apps/web/src/features/installers/bonus-tickets/apply-page.test.tsx',
  'apps/web/src/ui/upload/uploader.test.tsx',
]
/** A bound for what hangs, not a measure: ten times what a test takes on a machine that does other things too. */
const bound = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }
const pages = { environment: 'jsdom', setupFiles: 'apps/web/test/browser.ts', ...bound } as const

export default defineConfig({
  test: {
    // Many of the server's tests wait for processes and databases: on two cores the second must not idle meanwhile.
    maxWorkers: '100%',
    reporters: process.env.VITEST_JSON ? ['default', 'json'] : ['default'],
    outputFile: process.env.VITEST_JSON ? { json: process.env.VITEST_JSON } : {},
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          // They only compute: sharing the loaded modules between files cannot be noticed, and saves half of the time.
          isolate: false,
          ...bound,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/cluster.ts',
          // Files share loaded modules, which are half of the time; each has a database of its own all the same.
          isolate: false,
          ...bound,
        },
      },
      {
        test: {
          ...pages,
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: withStandIns,
          // As above: loading the pages' libraries for each file anew took longer than the tests.
          isolate: false,
        },
      },
      { test: { ...pages, name: 'web, with stand-ins', include: withStandIns } },
    ],
  },
})
