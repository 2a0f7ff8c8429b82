import { pages as listed, type PageName, type PagePath, pathOf } from '@sejuk/domain/pages'
import { expect, expectTypeOf, test } from 'vitest'
import { type PageRoute, pages } from './routes.tsx'

test('every page of the list has one route, and every route is a page of the list', () => {
  const names = Object.keys(listed) as PageName[]
  expect(pages.map(({ path }) => path).toSorted()).toEqual(names.map((name) => pathOf(name)).toSorted())
})

test('a route to a page that is not listed does not compile', () => {
  expectTypeOf<PageRoute['path']>().toEqualTypeOf<PagePath>()
})
