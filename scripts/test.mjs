/* All checks in one command; the last line counts them. Runs before anything is installed: built-in modules only. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findChromium } from './chromium.mjs'
import { keepTemporaryFilesInMemory } from './memory-folder.mjs'
import { nodeFlags } from './node-flags.mjs'
import { checkNode, environment, install, nodeProgram, root, say, spawnTool } from './prepare.mjs'

const isFast = process.argv.includes('--fast')
const reports = join(root, '.cache/reports')
const results = []
const linesOfAFailure = 15

const heading = (title) => say(`\n── ${title} ${'─'.repeat(Math.max(3, 76 - title.length))}`)

/** Runs to the end whatever happens; gives the exit code, and what was said unless it was said aloud. */
const finish = (child) =>
  new Promise((done) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    child.once('error', ({ message }) => done({ code: 1, output: message }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })

const piped = { stdio: ['ignore', 'pipe', 'pipe'] }
const runNode = (file) => finish(spawn(nodeProgram(), [file], { cwd: root, env: environment(), ...piped }))

const record = (title, passed, failed, { skipped = 0, failures = [] } = {}) =>
  results.push({ title, passed, failed, skipped, failures })

/** One checker: several look at the types they share each for themselves, which costs twice the work and saves no time beside others. */
const types = ['Types', () => finish(spawnTool('tsc', ['--noEmit', '--checkers', '1'], piped))]
const others = [
  ['Format', () => finish(spawnTool('biome', ['format'], piped))],
  ['Lint', () => finish(spawnTool('biome', ['lint', '--error-on-warnings'], piped))],
  ['Structure', () => runNode('scripts/structure.ts')],
  ['Unused code', () => finish(spawnTool('knip', ['--no-progress'], piped))],
  ['Build of the pages', () => runNode('scripts/build.mjs')],
]

const tell = ([title], { code, output }) => {
  heading(title)
  process.stdout.write(output)
  if (code === 0) say('ok')
  record(title, code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

/** The types are half of the work: the others run beside them, one after the other. */
const runChecks = async () => {
  const typed = types[1]()
  for (const check of others) tell(check, await check[1]())
  tell(types, await typed)
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    if (status === 'failed' && !assertionResults.length) return [`${file}\n${message}`]
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
  })

/** Playwright's report nests the groups of a file to any depth. */
const browserFailures = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results: runs }) => runs.flatMap((run) => run.errors ?? []))
        return `${file} › ${title}\n${errors.map(({ message }) => message).join('\n')}`
      }),
    ...browserFailures(inner),
  ])

/** Domain, contract, server and web tests. A file that could not be loaded, or a fault outside any test, is a failure too. */
const runVitest = async () => {
  heading('Tests of rules, server and pages')
  const file = join(reports, 'vitest.json')
  const { code } = await finish(
    spawnTool('vitest', ['run'], { env: { ...environment(), VITEST_JSON: file }, stdio: 'inherit' }),
  )
  const report = readReport(file)
  const unloaded =
    report?.testResults.filter((one) => one.status === 'failed' && !one.assertionResults.length).length ?? 0
  const failed = (report?.numFailedTests ?? 0) + unloaded
  const passed = report?.numPassedTests ?? 0
  const isFaulty = failed === 0 && (code !== 0 || passed === 0)
  record('Tests of rules, server and pages', passed, isFaulty ? 1 : failed, {
    skipped: report?.numPendingTests,
    failures: vitestFailures(report),
  })
}

/** Runs the browser's tests of one configuration, and counts them. What they say beside others is printed when those have ended too. */
const runBrowser = async (title, config, report, { more = {}, others } = {}) => {
  if (!others) heading(title)
  try {
    const file = join(reports, report)
    const env = { ...environment(), CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...more }
    // They start servers of their own, each with its own database.
    delete env.DATABASE_URL
    const options = ['test', '--config', `e2e/${config}`, '--reporter=list,json']
    const stdio = others ? piped : { stdio: 'inherit' }
    const { code, output } = await finish(spawnTool('playwright', options, { env, ...stdio }))
    if (others) {
      await others
      heading(title)
      process.stdout.write(output)
    }
    const said = readReport(file)
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = said?.stats ?? {}
    const isFaulty = unexpected + flaky === 0 && (code !== 0 || expected === 0)
    const failures = browserFailures(said?.suites)
    record(title, expected, isFaulty ? 1 : unexpected + flaky, { skipped, failures })
  } catch ({ message }) {
    console.error(message)
    record(title, 0, 1)
  }
}

const runPictures = (others) => runBrowser('Pictures of key pages', 'pictures.config.ts', 'pictures.json', { others })

/**
 * Starts the journeys' server once to load its data, and stops it: that keeps a single core busy for a minute and more, and is done
 * beside other tests. Whatever it cannot do, the server of the journeys does again, and says why.
 */
const loadJourneys = async (data) => {
  const env = { ...environment(), PORT: '0', DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn', DEMO: 'on' }
  const server = spawn(nodeProgram(), [...nodeFlags, 'apps/server/src/main.ts'], { cwd: root, env, ...piped })
  let said = ''
  const listen = (text) => {
    said += text
    if (!said.includes('Sejuk is ready')) return
    // Asked a second time, it would leave its database as it is.
    server.stdout.off('data', listen)
    server.kill('SIGTERM')
  }
  server.stdout.on('data', listen)
  await finish(server)
}

const runJourneys = (data) =>
  runBrowser('Browser tests', 'playwright.config.ts', 'browser.json', { more: { E2E_DATA: data } })

/** The pictures need no server, and the server for the journeys no pictures: both are made while the other tests run. */
const runAll = async () => {
  keepTemporaryFilesInMemory()
  const data = join(tmpdir(), `sejuk-e2e-${process.pid}`)
  try {
    const others = runVitest()
    await Promise.all([others, loadJourneys(data).then(() => runPictures(others))])
    await runJourneys(data)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** What failed is told again at the end: the pages of output between are too many to look through. */
const tellFailures = () => {
  const failures = results.flatMap((result) => result.failures)
  if (!failures.length) return
  heading('What failed')
  for (const failure of failures) say(`✗ ${failure.split('\n').slice(0, linesOfAFailure).join('\n  ')}\n`)
}

const conclude = () => {
  tellFailures()
  heading('Result')
  for (const { title, passed, failed, skipped } of results)
    say(`${failed ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} left out` : ''}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') ? 1 : 0
}

checkNode()
try {
  install()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await runChecks()
  await (isFast ? runVitest() : runAll())
} catch (error) {
  console.error(error)
  record('The run itself', 0, 1)
}
conclude()
