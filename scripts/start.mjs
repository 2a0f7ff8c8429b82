/*
 * One command from a fresh clone to a running server. Runs before anything is installed: built-in modules only.
 * npm starts it by `exec`, since a shell in between would keep signals to itself; where there is no `exec`, without it.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { join } from 'node:path'
import { nodeFlags } from './node-flags.mjs'
import { whenNpmIsGone } from './parent-watch.mjs'
import {
  buildWeb,
  checkNode,
  environment,
  install,
  isBuilt,
  isInstalled,
  loadEnvironment,
  nodeProgram,
  root,
  say,
} from './prepare.mjs'

/** Before minutes are spent; the server itself has the last word. */
const checkPort = () =>
  new Promise((free, taken) => {
    const port = Number(process.env.PORT || 3000)
    const server = createServer()
    server.once('error', ({ code }) => {
      const text = `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`
      return code === 'EADDRINUSE' ? taken(new Error(text)) : free()
    })
    if (!(port >= 0 && port < 65_536)) return free()
    server.listen(port, process.env.HOST || '127.0.0.1', () => server.close(free))
  })

const prepare = async () => {
  if (!isInstalled() || !isBuilt()) await checkPort()
  install()
}

/** Beside the server, which migrates and loads its data meanwhile, and takes requests once it hears that the pages are there. */
const build = () => {
  say('Building the pages …')
  const stopped = new AbortController()
  process.once('exit', () => stopped.abort())
  return buildWeb('inherit', stopped.signal)
}

/** The server in a group of its own: of a signal that reaches the whole group, npm included, it hears exactly once. */
const serve = (building) => {
  const follow = join(root, 'scripts/exit-with-parent.mjs')
  const options = [...nodeFlags, '--import', new URL(`file://${follow}`).href, join(root, 'apps/server/src/main.ts')]
  const server = spawn(nodeProgram(), options, {
    cwd: root,
    env: { ...environment(), ...(building ? { PAGES_FOLLOW: 'yes' } : {}) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let asked = 0
  const pass = (signal) => {
    // npm repeats what the terminal already told us; a person who repeats it means it.
    if (asked && Date.now() - asked < 1000) return
    asked = Date.now()
    server.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  whenNpmIsGone(() => pass('SIGTERM'))
  let hasFailed = false
  building?.then(
    () => server.connected && server.send('the pages are built'),
    ({ message }) => {
      hasFailed = true
      console.error(message)
      server.kill('SIGTERM')
    },
  )
  server.once('error', ({ message }) => fail(new Error(`The server could not be run: ${message}`)))
  server.once('exit', (code, signal) => process.exit(hasFailed ? 1 : (code ?? 128 + constants.signals[signal])))
}

const fail = (error) => {
  console.error(error.message)
  process.exit(1)
}

checkNode()
loadEnvironment()
await prepare().catch(fail)
serve(isBuilt() ? undefined : build())
