/* The first seconds on a slow phone, in a real browser: how long until a page is usable, in how many files. */
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium } from 'playwright-core'
import { median } from './median.ts'
import { freePort, start } from './server.ts'
import { slowWorkers } from './slow-workers.ts'

/** A slow phone in a slow network. */
const slowProcessor = 4
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const rounds = Number(process.env.ROUNDS ?? 3)

type Loaded = { ms: number; files: number; kilobytes: number }
type Case = { name: string; path: string; isUsable: string; goal: { cold: number; warm?: number } }

const cases = {
  signIn: {
    name: 'sign-in',
    path: '/',
    isUsable: `document.querySelector('input[name="username"]')?.checkVisibility()`,
    goal: { cold: 1800 },
  },
  list: {
    name: 'first list',
    path: '/sales-order/maintain-official-address',
    isUsable: `/C-\\d{4,}/.test(document.querySelector('main')?.textContent)`,
    goal: { cold: 2600, warm: 1000 },
  },
  jobs: {
    name: "technician's jobs",
    path: '/work-order-technician',
    isUsable: `document.querySelector('main a[href^="/work-order-technician/"]')?.checkVisibility()`,
    goal: { cold: 2200, warm: 800 },
  },
} satisfies Record<string, Case>

const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  const seen = { files: 0, bytes: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength === 0) return
    seen.files++
    seen.bytes += encodedDataLength
  })
  return seen
}

/** Told by the page itself once that has been drawn: what a test tool would put into it to find out takes longer than some of our scripts. */
const toldWhen = async (session: CDPSession, isUsable: string) => {
  const told = new Promise((resolve, reject) => {
    session.on('Runtime.bindingCalled', resolve)
    setTimeout(() => reject(new Error(`Not within a minute: ${isUsable}`)), 60_000).unref()
  })
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'tellUsable' })
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tellUsable('')
      const look = () => requestAnimationFrame(() => (${isUsable} ? port2.postMessage('') : look()))
      look()
    })()`,
  })
  return () => told
}

/** A second visit comes long after the first: whatever that keeps for later has been kept. */
const settled = 12_000

const load = async (context: BrowserContext, base: string, { path, isUsable }: Case, stay = 0): Promise<Loaded> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const seen = await slowDown(session)
  await session.send('Page.enable')
  const usable = await toldWhen(session, isUsable)
  const before = performance.now()
  await page.goto(base + path, { waitUntil: 'commit' })
  await usable()
  const ms = performance.now() - before
  const loaded = { ms, files: seen.files, kilobytes: seen.bytes / 1000 }
  await page.waitForTimeout(stay)
  await page.close()
  return loaded
}

const signIn = async (context: BrowserContext, base: string, username: string) => {
  const headers = { origin: base, 'x-requested-with': 'XMLHttpRequest' }
  const ask = async (path: string, data: object) => {
    const reply = await context.request.post(base + path, { data, headers })
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
    return (await reply.json()).data
  }
  const { url } = await ask('/api/login/demo', { username, login_from: 'web' })
  await ask('/api/login/exchange', { code: new URL(url, base).searchParams.get('code') })
}

/** Time from pressing a link to the frame of the next page, its files fetched while the pointer came near. */
const move = async (context: BrowserContext, base: string) => {
  const page = await context.newPage()
  await page.goto(base + cases.list.path)
  await page
    .locator('main')
    .getByText(/\bC-\d{4,}/)
    .first()
    .waitFor({ state: 'visible', timeout: 60_000 })
  await slowDown(await context.newCDPSession(page))
  const link = page.locator('header a[href^="/"], nav a[href^="/"]').filter({ visible: true }).first()
  await link.hover()
  await page.waitForTimeout(2000)
  const ms = await link.evaluate(async (element) => {
    const from = location.href
    const began = performance.now()
    ;(element as HTMLAnchorElement).click()
    while (location.href === from) await new Promise((next) => requestAnimationFrame(next))
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return performance.now() - began
  })
  await page.close()
  return ms
}

const written = (text: string | number, width: number) =>
  typeof text === 'number' ? String(Math.round(text)).padStart(width) : text.padEnd(width)
const tell = (name: string, manner: string, all: Loaded[], goal?: number) => {
  const ms = median(all.map((one) => one.ms))
  const [files, kilobytes] = [median(all.map((one) => one.files)), median(all.map((one) => one.kilobytes))]
  const held = goal === undefined ? '' : ms <= goal ? 'ok' : 'too slow'
  console.log(
    [
      written(name, 20),
      written(manner, 6),
      written(ms, 6),
      written(goal ?? '', 6),
      written(files, 6),
      written(kilobytes, 6),
      held,
    ].join(' '),
  )
}

const data = join(tmpdir(), `sejuk-bench-web-${process.pid}`)
const port = await freePort()
const base = process.env.BASE_URL ?? `http://127.0.0.1:${port}`
const server = process.env.BASE_URL
  ? undefined
  : await start('../apps/server/src/main.ts', { PORT: String(port), DATA_DIR: data, DEMO: 'on', LOG_LEVEL: 'info' })
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const debuggingPort = await freePort()
/**
 * What no phone does while it opens a page, and what would take the page's time here: an address bar that is a page of its own, and
 * parsing our files once more to tell the test tool in which line a request was begun.
 */
const asOnPhone = [
  '--disable-features=PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  '--js-flags=--no-enable-lazy-source-positions',
]
const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`, ...asOnPhone]
const browser = await chromium.launch({ executablePath, args })
const workers = await slowWorkers(debuggingPort, network)
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

try {
  console.log(`processor slowed ${slowProcessor} times, 1.6 Mbit/s, 150 ms; median of ${rounds}`)
  console.log('page                 manner     ms   goal  files     KB')
  const cold = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext(phone)
    cold.push(await load(context, base, cases.signIn))
    await context.close()
  }
  tell(cases.signIn.name, 'cold', cold, cases.signIn.goal.cold)
  for (const [one, username] of [
    [cases.list, 'bm'],
    [cases.jobs, 'technician'],
  ] as const) {
    const [first, again]: [Loaded[], Loaded[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext(phone)
      await signIn(context, base, username)
      first.push(await load(context, base, one, settled))
      again.push(await load(context, base, one))
      await context.close()
    }
    tell(one.name, 'cold', first, one.goal.cold)
    tell(one.name, 'warm', again, one.goal.warm)
  }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signIn(context, base, 'bm')
  const ms = await move(context, base)
  console.log(
    `${written('to another page', 20)} ${written('', 6)} ${written(ms, 6)} ${written(150, 6)} ${ms <= 150 ? 'ok' : 'too slow'}`,
  )
} finally {
  workers.close()
  await browser.close()
  server?.child.removeAllListeners('exit')
  server?.child.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
