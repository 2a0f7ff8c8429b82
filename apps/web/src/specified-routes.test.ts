import { entryPages } from '@sejuk/domain/platform/pages'
import { expect, test } from 'vitest'
import { specifiedRoutes } from '../test/specified-routes.ts'
import { allRoutes } from './routes.tsx'

/** What stands for a value is named differently here and there. */
const shape = (path: string) => path.replaceAll(/\{[^}]*\}|\$\w+/g, '*')
/** The pages before a session stand outside the table; an address that is none of these says so, which has a test of its own. */
const outside = [...Object.values(entryPages).map((address) => address.split('?')[0] ?? ''), '/*']
const served = new Set([...(await allRoutes()).map(({ path }) => path), ...outside].map(shape))

test.each(Object.entries(specifiedRoutes))('%s: every page of the specification has its route', (_area, routes) => {
  expect(routes.filter((route) => !served.has(shape(route)))).toEqual([])
})

test('none of them was lost from the list', () => {
  expect(Object.values(specifiedRoutes).flat().length).toBe(220)
})
