import { pages as listed, type PageName, type PagePath, pathOf } from '@sejuk/domain/pages'
import { expect, expectTypeOf, test } from 'vitest'
import type { PageRoute } from './lib/navigation/page-route.ts'
import { allRoutes, pages } from './routes.tsx'

test('every page of the list has one route, and every route is a page of the list', async () => {
  const names = Object.keys(listed) as PageName[]
  const routes = await allRoutes()
  expect(routes.map(({ path }) => path).toSorted()).toEqual(names.map((name) => pathOf(name)).toSorted())
})

test('the route of a page stands in the table of the area that lists the page', async () => {
  await Promise.all(pages.map(({ loadRoutes }) => loadRoutes()))
  expect(pages.filter(({ route }) => !route()).map(({ path }) => path)).toEqual([])
})

test('a route to a page that is not listed does not compile', () => {
  expectTypeOf<PageRoute['path']>().toEqualTypeOf<PagePath>()
})

test('an address is written in the list alone', () => {
  const sources = import.meta.glob<string>(
    ['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}', '!./features/platform/gallery/**', '!./lib/navigation/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const written = /\b(to|href)(=|: |=\{)\s*['"`]\/(?!icon)/
  expect(Object.keys(sources).length).toBeGreaterThan(0)
  expect(Object.keys(sources).filter((path) => written.test(sources[path] ?? ''))).toEqual([])
})
