import { decode } from '@sejuk/domain/messages'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { schemaMessage } from './schema-messages.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*/*.ts', { eager: true })
const isEndpoint = (it: unknown): it is Endpoint =>
  typeof it === 'object' && it !== null && 'method' in it && 'path' in it && 'input' in it
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((it) => (isEndpoint(it) ? [it] : Object.values(Object(it)).filter(isEndpoint)))

const wrong = [undefined, null, 7, -1e15, true, 'x', '', 'x'.repeat(30_000), [], [7], { a: 1 }, [{ a: 1 }], [null]]
const ofValidator = /^(Invalid|Too (big|small)|Unrecognized|Expected)/
const fieldsOf = ({ input }: Endpoint) => (input instanceof z.ZodObject ? Object.keys(input.shape) : [])

test('whatever is wrong with an input, no text of the validator is shown', () => {
  expect(endpoints.length).toBeGreaterThan(300)
  const foreign = new Set<string>()
  for (const endpoint of endpoints)
    for (const value of wrong) {
      const asked = Object.fromEntries(fieldsOf(endpoint).map((field) => [field, value]))
      const { error } = z.safeParse(endpoint.input, asked, { error: schemaMessage })
      for (const { path, message } of error?.issues ?? [])
        if (!decode(message) && ofValidator.test(message)) foreign.add(`${endpoint.path} ${path.join('.')}: ${message}`)
    }
  expect([...foreign]).toEqual([])
})

test('a list that is asked for nothing is filtered by nothing: no filter begins as null', () => {
  const begun = endpoints.flatMap(({ path, input }) => {
    const { data } = z.safeParse(input, {})
    if (typeof data !== 'object' || data === null || !('page' in data) || !('limit' in data)) return []
    return Object.entries(data)
      .filter(([, value]) => value === null)
      .map(([field]) => `${path} ${field}`)
  })
  expect(begun).toEqual([])
})
