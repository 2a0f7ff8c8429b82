import { describe, expect, expectTypeOf, test } from 'vitest'
import { aftersalesPages } from './aftersales/pages.ts'
import { customerPages } from './customers/pages.ts'
import { installerPages } from './installers/pages.ts'
import { masterPages } from './masters/pages.ts'
import { addressTo, listAbove, type PagePath, type PageSearch, pages, pageTo, pathOf } from './pages.ts'
import type { PlannedPath } from './planned-pages.ts'
import { entryPages, platformPages } from './platform/pages.ts'
import { salesPages } from './sales/pages.ts'

describe('the list of pages', () => {
  const areas = [platformPages, entryPages, masterPages, customerPages, salesPages, installerPages, aftersalesPages]

  test('names no page twice and no path twice', () => {
    const names = areas.flatMap((area) => Object.keys(area))
    expect(new Set(names).size).toBe(names.length)
    const paths = areas.flatMap((area) => Object.values<string>(area)).map((line) => line.split('?')[0])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('writes every address as a path, and what it carries as names', () => {
    for (const line of Object.values(pages))
      expect(line).toMatch(/^\/([\w$-]+(\/[\w$-]+)*)?(\?[a-z_]+\??(&[a-z_]+\??)*)?$/)
  })
})

describe('a link', () => {
  test('leads to the path, its segments filled by the router', () => {
    expect(pageTo('customer', { id: '705-C/1' }, { tab: 'shops' })).toEqual({
      to: '/customer/$id/detail',
      params: { id: '705-C/1' },
      search: { tab: 'shops' },
    })
    expect(pageTo('cashback', { code: 'CB-1' })).toEqual({
      to: '/customer/cashback2/detail',
      params: {},
      search: { code: 'CB-1' },
    })
    expect(pageTo('customers')).toEqual({ to: '/customer', params: {}, search: {} })
    expect(pathOf('downloads')).toBe('/download_data_store')
  })

  test('carries nothing that is not there', () => {
    expect(pageTo('customers', { tab: undefined }).search).toEqual({})
  })

  test('is written out for messages, with every part escaped', () => {
    expect(addressTo('customer', { id: 'a/b c' }, { tab: 'addresses' })).toBe(
      '/customer/a%2Fb%20c/detail?tab=addresses',
    )
    expect(addressTo('cashback', { code: 'a&b' })).toBe('/customer/cashback2/detail?code=a%26b')
    expect(addressTo('fieldJob', { work_order_number: 'WO-1', work_order_detail_id: 2 })).toBe(
      '/work-order-technician/WO-1/2',
    )
    expect(addressTo('signIn')).toBe('/signin')
  })

  test('does not compile with a page, a segment or a search the list does not know', () => {
    expectTypeOf<'/customer/$id/detail'>().toExtend<PagePath>()
    expectTypeOf<Extract<PlannedPath, PagePath>>().toBeNever()
    expectTypeOf<'/custmer'>().not.toExtend<PagePath>()
    expectTypeOf<PageSearch<'cashback'>>().toExtend<{ code: string | number }>()
    const wrong = () => [
      // @ts-expect-error no such page
      pageTo('custmer'),
      // @ts-expect-error the customer is not named
      pageTo('customer'),
      // @ts-expect-error the segment is called id
      pageTo('customer', { code: 'C-1' }),
      // @ts-expect-error the page knows no such search
      pageTo('customer', { id: 'C-1' }, { page: 2 }),
      // @ts-expect-error the cashback is not named
      pageTo('cashback'),
      // @ts-expect-error the page carries `code`
      addressTo('cashback', { cashback_code: 'CB-1' }),
    ]
    expectTypeOf(wrong).toBeFunction()
  })
})

test.each([
  ['/rma-request/modify', '/rma-request'],
  ['/supervision/supervision-detail/inspection', '/supervision'],
  ['/rma-request/claims/detail', '/rma-request/claims'],
  ['/rma-request', undefined],
  ['/installation-bonus/detail', undefined],
])('above %s is %s', (path, list) => {
  expect(listAbove(path)).toBe(list)
})
