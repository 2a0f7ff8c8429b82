import { Agent, request } from 'node:http'
import { median } from './median.ts'

export type BenchRequest = { method: 'GET' | 'POST'; path: string; body?: object }
export type Target = { name: string; port: number; cookie: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export const sendRequest = ({ port, cookie }: Target, { method, path, body }: BenchRequest) =>
  new Promise<string>((resolve, reject) => {
    const payload = body && JSON.stringify(body)
    const headers = {
      cookie,
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      'x-requested-with': 'XMLHttpRequest',
      ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    }
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part) => {
        text += part
      })
      reply.on('end', () =>
        reply.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path}: ${reply.statusCode} ${text.slice(0, 300)}`)),
      )
    })
    sent.on('error', reject)
    sent.end(payload)
  })

/** A few milliseconds of work say more about what a processor remembers of the last round than about the program. */
const leastMs = 600
/** A round of slow requests ends with this many milliseconds: its middle is known by then, and a bench of many cases is not waited for. */
const mostMs = 1200
/** So many there are always. */
const fewest = 10

/** Milliseconds of each request, by so many clients at once: so many requests, more of them where they are quick and fewer where they are slow. */
const round = async (target: Target, next: () => BenchRequest, clients: number, requests: number) => {
  const times: number[] = []
  const began = performance.now()
  let sent = 0
  const client = async () => {
    for (;;) {
      const passed = performance.now() - began
      if (sent >= requests ? passed >= leastMs : sent >= fewest && passed >= mostMs) return
      sent += 1
      const before = performance.now()
      await sendRequest(target, next())
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return times
}

/** Rounds take turns, so that a noisy minute disturbs both alike; the median of their ratios is the answer. */
export const compare = async (
  ours: Target,
  bare: Target,
  next: () => BenchRequest,
  clients: number,
  { rounds = 7, requests = 120 } = {},
  /** Where the bare program is asked for something else. */
  bareNext = next,
) => {
  const nextOf = ({ name }: Target) => (name === bare.name ? bareNext : next)
  const ratios: number[] = []
  const [mine, limit]: [number[], number[]] = [[], []]
  for (const target of [ours, bare]) await round(target, nextOf(target), clients, Math.min(30, requests))
  for (let n = 0; n < rounds; n++) {
    const pair = n % 2 ? [ours, bare] : [bare, ours]
    const taken = new Map<string, number>()
    for (const target of pair) taken.set(target.name, median(await round(target, nextOf(target), clients, requests)))
    const [us, them] = [taken.get(ours.name) ?? 0, taken.get(bare.name) ?? 1]
    mine.push(us)
    limit.push(them)
    ratios.push(us / them)
  }
  return { ours: median(mine), bare: median(limit), ratio: median(ratios) }
}
