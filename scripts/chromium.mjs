/* A browser for the browser tests: an installed one, else Playwright's own, else the system's package manager's. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { environment, root, say } from './prepare.mjs'

/** A browser without a window of its own comes first: it is the same engine, and each new session costs it a tenth of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [...shells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const wellKnown = [
  ...['/usr/bin', '/usr/lib/chromium', '/snap/bin', '/opt/google/chrome'].flatMap((folder) =>
    [...names, 'chrome'].map((name) => join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
]

/** A file of that name is not enough: it may be an empty promise of a package, or lack its libraries. */
const works = (path) => {
  if (!path || !existsSync(path)) return false
  if (process.platform === 'win32') return true
  const page = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--dump-dom',
    'data:text/html,ok',
  ]
  const seen = spawnSync(path, page, { encoding: 'utf8', timeout: 60_000 })
  return seen.status === 0 && seen.stdout.includes('ok')
}

const installed = () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...wellKnown].find(works)
}

const playwrights = () => {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test')
  if (works(chromium.executablePath())) return chromium.executablePath()
  say("No Chromium is installed; getting Playwright's …")
  const cli = createRequire(join(root, 'e2e/package.json')).resolve('@playwright/test/cli')
  const options = { cwd: root, env: environment(), stdio: 'inherit', timeout: 600_000 }
  spawnSync(process.execPath, [cli, 'install', 'chromium'], options)
  if (works(chromium.executablePath())) return chromium.executablePath()
}

/** Each with what it is told, one after the other, until there is a browser. */
const managers = [
  ['apt-get', ['update'], ...[shells[0], 'chromium'].map((name) => ['install', '-y', '--no-install-recommends', name])],
  ['dnf', ['install', '-y', 'chromium']],
  ['apk', ['add', 'chromium']],
  ['pacman', ['-Sy', '--noconfirm', 'chromium']],
]

const fromSystem = () => {
  if (process.getuid?.() !== 0) return
  for (const [manager, ...commands] of managers) {
    if (spawnSync(manager, ['--version'], { stdio: 'ignore' }).status !== 0) continue
    say(`Installing Chromium with ${manager} …`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const command of commands) {
      spawnSync(manager, command, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 900_000 })
      const browser = installed()
      if (browser) return browser
    }
    return
  }
}

let found
export const findChromium = () => {
  found ??= installed() ?? playwrights() ?? fromSystem()
  if (found) return found
  throw new Error('The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to it.')
}
