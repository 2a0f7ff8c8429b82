import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { withStandIns } from './apps/web/test/stand-ins.ts'
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.mjs'
import { keepsCompiled } from './scripts/node-flags.mjs'

keepTemporaryFilesInMemory()

/** Short files that run for a minute or more. By their size they would begin last, and the other core would wait for them. */
const longest = [
  'apps/server/demo/load-demo.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/db/migrate.test.ts',
  'apps/server/src/features/platform/downloads/restart.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/platform/http/every-endpoint.test.ts',
  'apps/server/src/platform/scope/every-scope.test.ts',
  'apps/server/test/servers/two-processes.test.ts',
  'apps/web/test/every-page.test.tsx',
]
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path))
    // The server's come last: most of its files are short, while one of the pages' runs for two minutes.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const inOrder = projects.toSorted((one, other) => Number(one.name === 'server') - Number(other.name === 'server'))
    return inOrder.flatMap((one) => {
      const ofProject = sorted.filter(({ project }) => project === one)
      return [...ofProject.filter(isLong), ...ofProject.filter((spec) => !isLong(spec))]
    })
  }
}
/** Tests wait for processes, databases and disks: one more than there are cores keeps all of them busy, where memory allows. */
const maxWorkers = availableParallelism() + (totalmem() > 12e9 ? 1 : 0)
/** A bound for what hangs, not a measure: ten times what a test takes on a machine that does other things too. */
const bound = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } }
/** What is made and forgotten at once fits into this much: with less, a seventh of the time goes to looking for what is no longer needed. */
const execArgv = [keepsCompiled, '--max-semi-space-size=32']
const pages = { environment: 'jsdom', setupFiles: 'apps/web/test/browser.ts', ...bound } as const

export default defineConfig({
  test: {
    maxWorkers,
    execArgv,
    sequence: { sequencer: LongestFirst },
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
          globalSetup: 'apps/server/test/servers/cluster.ts',
          // Files share loaded modules, which are half of the time; each has a database of its own all the same.
          isolate: false,
          execArgv: [...execArgv, '--import', join(import.meta.dirname, 'apps/server/test/servers/load-quickly.ts')],
          // Loaded by Node itself, as the server is: no test replaces a module, so none needs to be rewritten first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
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
