import type { Endpoint } from '@sejuk/contract/endpoint'
import { apiPrefixes } from '@sejuk/contract/prefixes'
import { vi } from 'vitest'
import { z } from 'zod'
import { exampleOf, type Fill } from './example-of.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../packages/contract/src/**/*.ts', '!../../../packages/contract/src/**/*.test.ts'],
  { eager: true },
)

const isEndpoint = (it: unknown): it is Endpoint =>
  typeof it === 'object' && it !== null && 'method' in it && 'path' in it && 'data' in it && 'needs' in it

/** Every endpoint of the contract, also those in tables of actions. */
export const endpoints = (() => {
  const found = new Set<Endpoint>()
  const look = (it: unknown, depth: number) => {
    if (isEndpoint(it)) found.add(it)
    else if (depth > 0 && typeof it === 'object' && it !== null && !('_zod' in it))
      for (const one of Object.values(it)) look(one, depth - 1)
  }
  for (const module of Object.values(modules)) for (const one of Object.values(module)) look(one, 2)
  return [...found]
})()

const shapes = endpoints
  .map((endpoint) => ({
    endpoint,
    gaps: endpoint.path.split('{').length,
    shape: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.gaps - other.gaps)

/** The endpoint behind a request; a page that asks for anything else asks for nothing that exists. */
export const endpointAt = (method: string, path: string) =>
  shapes.find(({ endpoint, shape }) => endpoint.method === method && shape.test(path))?.endpoint

const answers = new Map<string, unknown>()
/** Parsed by the endpoint's own schema: what the contract does not allow is no answer. */
export const exampleAnswer = (endpoint: Endpoint, fill: Fill) => {
  const key = `${endpoint.method} ${endpoint.path} ${fill}`
  if (!answers.has(key)) answers.set(key, z.parse(endpoint.data, exampleOf(endpoint.data, fill)))
  return answers.get(key)
}

export type ServerState = 'loading' | Fill | 'refused' | 'failed'
const nothingOnTheMap = { type: 'FeatureCollection', features: [] }
type Known = Record<string, unknown>

const refusals: Partial<Record<ServerState, { code: string; status: string; message: string }>> = {
  refused: { code: '403', status: 'NoPermission', message: 'No Permission' },
  failed: { code: '500', status: 'Error', message: 'Something failed' },
}

const envelopeOf = (endpoint: Endpoint, fill: Fill) => {
  const data = exampleAnswer(endpoint, fill)
  const isList = Array.isArray(data)
  const counted = isList && { page: { current: 1, totalPages: 1 }, total: data.length }
  return { code: '200', status: true, message: 'Success', data, ...counted }
}

/**
 * Answers every endpoint by its schema in one state. `known` are answers that do not change with the state, such as the
 * session. Requests outside the contract are collected in `unserved`; `isIdle` says whether all others were answered.
 */
export const serveContract = (state: ServerState, known: Known) => {
  const unserved: string[] = []
  let asked = 0
  let open = 0
  const answer = async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://sejuk.test')
    // A map's outline and the like: files of the pages themselves.
    if (!apiPrefixes.some((prefix) => pathname.startsWith(`${prefix}/`))) return Response.json(nothingOnTheMap)
    const endpoint = endpointAt(method, pathname)
    asked += 1
    if (!endpoint) unserved.push(`${method} ${pathname}`)
    const refusal = refusals[state]
    if (pathname in known)
      return Response.json({ code: '200', status: true, message: 'Success', data: known[pathname] })
    if (!endpoint) return Response.json({ code: '404', status: 'NotFound', message: 'Data not found' }, { status: 404 })
    if (state === 'loading') return new Promise<Response>(() => {})
    if (refusal) return Response.json({ ...refusal, data: null }, { status: Number(refusal.code) })
    return Response.json(envelopeOf(endpoint, state as Fill))
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    open += 1
    const reply = await answer(address, init)
    open -= 1
    return reply
  })
  return { unserved, asked: () => asked, isIdle: () => state === 'loading' || open === 0 }
}
