import { expect, test } from 'vitest'
import { startTestServer } from '../../../test/servers/test-server.ts'
import { specifiedCalls, supervisionGroups } from '../../../test/specified-calls.ts'

const { endpoints } = await startTestServer()

/** What stands between braces is named differently here and there. */
const shape = (call: string) => call.replaceAll(/\{[^}]*\}/g, '{}')
const served = new Set(endpoints.map(({ method, path }) => shape(`${method} ${path}`)))

test.each(Object.entries(specifiedCalls))('%s: every call of the specification is served', (_area, calls) => {
  expect(calls.filter((call) => !served.has(shape(call)))).toEqual([])
})

test.each(supervisionGroups)('%s has calls under /api-supervision', (group) => {
  expect(endpoints.filter(({ path }) => path.startsWith(`/api-supervision/${group}/`)).length).toBeGreaterThan(0)
})

test('none of them was lost from the list', () => {
  expect(Object.values(specifiedCalls).flat().length).toBe(213)
})
