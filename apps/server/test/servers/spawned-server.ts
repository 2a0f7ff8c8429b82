import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { nodeFlags } from '../../../../scripts/node-flags.mjs'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** A server in a process of its own, as in production: told the same, it finds compiled what others have compiled. */
export const startServer = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'off', LOG_LEVEL: 'error', ...env },
  })
  let said = ''
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer) => {
      said += part
      const address = /ready at (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return { address: await ready, end: (signal: NodeJS.Signals) => end(child, signal) }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
