import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createBrowserHistory, createMemoryHistory } from './history.ts'
import { Link } from './link.tsx'
import { pageFinder } from './page-finder.ts'
import { createRouter } from './router.ts'
import { RouterProvider, useBlocker, useLocation } from './use-router.tsx'

const pageOf = (path: string) => ({ path, preload: vi.fn(async () => {}), isLoaded: () => true })
const paths = ['/customer', '/customer/$code/detail', '/$module/detail', '/customer/detail']

test('an address written out wins over one with something to fill in, which is read', () => {
  const find = pageFinder(paths.map((path) => ({ path })))
  expect(find('/customer/detail')?.page.path).toBe('/customer/detail')
  expect(find('/shop/detail/')).toEqual({ page: { path: '/$module/detail' }, params: { module: 'shop' } })
  expect(find('/customer/C%2F1/detail')?.params).toEqual({ code: 'C/1' })
  expect(find('/nowhere')).toBeUndefined()
})

test('an address is written from its parts, empty ones left out', () => {
  const router = createRouter({ history: createMemoryHistory('/customer?tab=new&page=2') })
  expect(router.hrefOf({ to: '/customer/$code/detail', params: { code: 'C/1' }, search: { tab: '', at: 3 } })).toBe(
    '/customer/C%2F1/detail?at=3',
  )
  expect(router.hrefOf({ to: '.', search: (now) => ({ ...now, page: 3 }), hash: 'top' })).toBe(
    '/customer?tab=new&page=3#top',
  )
})

test('the same address again is no further step back', async () => {
  const { navigate, history } = createRouter({ history: createMemoryHistory('/customer') })
  await navigate({ to: '/customer' })
  expect(history.canGoBack()).toBe(false)
  await navigate({ to: '/customer', search: { page: 2 } })
  expect(history.canGoBack()).toBe(true)
})

const answers = vi.fn(async () => true)
const Page = () => {
  const { href } = useLocation()
  useBlocker(answers, href === '/form')
  return (
    <>
      <p>At {href}</p>
      <Link to="/customer">Customers</Link>
    </>
  )
}

test('who has something unsaved is asked before a link and before going back, and stays where it was', async () => {
  const customers = pageOf('/customer')
  const find = pageFinder([customers])
  const router = createRouter({ history: createMemoryHistory('/customer', '/form'), find })
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  )
  await userEvent.hover(screen.getByRole('link'))
  await waitFor(() => expect(customers.preload).toHaveBeenCalled())
  await userEvent.click(screen.getByRole('link'))
  router.history.back()
  await waitFor(() => expect(answers).toHaveBeenCalledTimes(2))
  expect(screen.getByText('At /form')).toBeTruthy()
  answers.mockResolvedValue(false)
  router.history.back()
  expect(await screen.findByText('At /customer')).toBeTruthy()
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page')
})

test('a tab in which something was open before goes back to it, though the app was loaded anew', () => {
  window.history.pushState(null, '', '/one')
  window.history.pushState(null, '', '/two')
  const history = createBrowserHistory()
  expect([history.canGoBack(), history.hasBefore()]).toEqual([false, true])
  expect(createMemoryHistory('/only').hasBefore()).toBe(false)
})
