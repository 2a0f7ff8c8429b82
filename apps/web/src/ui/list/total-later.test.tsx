import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { permissions } from '@sejuk/domain/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { exampleOf } from '../../../test/example-of.ts'
import { type FakeRequest, openPage } from '../../../test/page.tsx'

const url = '/sales-order/maintain-official-address'
const { path } = listOfficialAddresses
const somebody = { permission: [...permissions] }
const [row] = exampleOf(listOfficialAddresses.data, 'filled') as Record<string, unknown>[]
const user = userEvent.setup()

type Answers = { total?: (asked: FakeRequest) => object | Promise<object>; rows?: object }
/** A server that counts only when asked for the total alone. */
const openList = ({ total = () => ({ total: 57 }), rows = {} }: Answers) => {
  const { asked, ...rest } = openPage(url, somebody, {
    [path]: (one: FakeRequest) => {
      if (one.query.get('total') === 'only') return total(one)
      const current = Number(one.query.get('page') ?? 1)
      const data = [{ ...row, address_code: `A-${current}`, official_address_code: `A-${current}` }]
      return { data, page: { current, totalPages: current + 1, next: 'further' }, ...rows }
    },
  })
  const queries = (kind: string) =>
    asked.filter((one) => one.path === path && one.query.get('total') === kind).map(({ query }) => query)
  return { ...rest, queries }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const pagerOf = () => screen.findByRole('navigation', { name: 'Pages' })

test('rows are shown and paged before they are counted; page and order ask for no total again', async () => {
  const counted = Promise.withResolvers<object>()
  const { queries } = openList({ total: () => counted.promise })
  await pagerOf()
  expect(screen.getByText('Total Records : …; Total Page : …')).toBeTruthy()
  await press('Next page')
  await waitFor(() => expect(queries('later').at(-1)?.get('page')).toBe('2'))
  expect(queries('later').at(-1)?.get('cursor')).toBe('further')
  counted.resolve({ total: 57, data: [] })
  expect(await screen.findByText('Total Records : 57; Total Page : 3')).toBeTruthy()
  await press('Page 1')
  await waitFor(() =>
    expect(within(screen.getByRole('navigation', { name: 'Pages' })).getByText('Page 1')).toBeTruthy(),
  )
  await user.click(within(screen.getByRole('table')).getAllByRole('button', { name: /Code/ })[0] as HTMLElement)
  await waitFor(() => expect(queries('later').at(-1)?.get('sort')).toBeTruthy())
  expect(screen.getByText('Total Records : 57; Total Page : 3')).toBeTruthy()
  expect(queries('only')).toHaveLength(1)
  for (const name of ['page', 'sort', 'cursor']) expect(queries('only')[0]?.get(name)).toBeNull()
})

test('a total that cannot be had keeps no rows back', async () => {
  const failing = { code: '500', status: false, message: 'Something went wrong' }
  const { queries } = openList({ total: () => failing })
  await pagerOf()
  await waitFor(() => expect(queries('only')).toHaveLength(1))
  expect(screen.getByText('Total Records : …; Total Page : …')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled()
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

test('a total that came with the rows is not asked for; the exact one leaves the rows alone', async () => {
  const { queries } = openList({ rows: { total: 10_000, total_is_capped: true }, total: () => ({ total: 12_345 }) })
  await screen.findByText(/Total Records : 10\.000\+; Total Page : 500\+/)
  expect(queries('only')).toHaveLength(0)
  const before = queries('later').length
  await press('Count exactly')
  expect(await screen.findByText('Total Records : 12.345; Total Page : 618')).toBeTruthy()
  expect(queries('only').map((query) => query.get('exact'))).toEqual(['true'])
  expect(queries('later')).toHaveLength(before)
})

test('on a phone the head says that it is counted', async () => {
  beNarrow(true)
  const counted = Promise.withResolvers<object>()
  openList({ total: () => counted.promise })
  await pagerOf()
  expect(screen.getByText('… records')).toBeTruthy()
  counted.resolve({ total: 57, data: [] })
  expect(await screen.findByText('57 records')).toBeTruthy()
})
