import { createServer } from 'node:net'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { nodeFlags } from '../scripts/node-flags.mjs'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

// Read again by every worker: what the first reading chose must stand.
process.env.E2E_PORT ??= String(await freePort())
// Where a journey plays the tax provider.
process.env.E2E_TAX_PORT ??= String(await freePort())
process.env.E2E_DATA ??= join(tmpdir(), `sejuk-e2e-${process.pid}`)
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const root = join(import.meta.dirname, '..')
/** The pages behind the address bar's list, which nobody sees: a process and half a second for every window. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** Only the last such list counts for the browser, so those that Playwright names and that matter to our pages are repeated. */
const alsoOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** People in journeys wait for timers and answers: one more than there are cores keeps all of them busy, where memory allows. */
const workers = Math.max(2, availableParallelism() + (totalmem() > 12e9 ? 1 : 0))

const onPhone = { use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 } }
/** They take more than a minute: begun last, everything would wait for them alone. */
const longest = ['**/installers.phone.ts', '**/spare-parts.phone.ts']

/** Journeys through the whole house: a server of its own with demo data, in a real browser at a desk and on a phone. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: join(root, 'test-results'),
  workers,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A bound for what hangs, not a measure: a busy machine takes four times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    // Only what goes on without a network needs the worker that stores the app, and says so: storing it takes seconds.
    serviceWorkers: 'block',
    // Ends before the journey does, so that the report names the step that hangs.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // Nobody waits for a movement to end, and a trace is drawn only for who asks: both cost more than the journeys themselves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters are as wide in a browser with a window as in one without.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${[...unseen, ...alsoOff].join()}`,
      ],
    },
  },
  // With E2E_PORT given by hand, a server that already runs there is used.
  webServer: {
    reuseExistingServer: !process.env.CI,
    command: `"${process.execPath}" ${nodeFlags.join(' ')} apps/server/src/main.ts`,
    cwd: root,
    url: `${baseURL}/ready`,
    // It loads the demo data first, on a machine that may be busy.
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      PAJAKKU_URL: `http://127.0.0.1:${process.env.E2E_TAX_PORT}`,
    },
  },
  projects: [
    { ...onPhone, name: 'phone, longest', testMatch: longest },
    {
      name: 'desk',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: '**/*.phone.ts',
      testMatch: '**/*.desk.ts',
    },
    { ...onPhone, name: 'phone', testMatch: '**/*.phone.ts', testIgnore: longest },
  ],
})
