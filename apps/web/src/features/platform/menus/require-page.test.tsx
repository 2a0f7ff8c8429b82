import type { Session } from '@sejuk/contract/platform/sessions'
import { guardedPages, pageGuards } from '@sejuk/domain/platform/page-guards'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rina } from '../../../../test/page.tsx'
import { createMemoryHistory } from '../../../lib/navigation/history.ts'
import { createRouter } from '../../../lib/navigation/router.ts'
import { RouterProvider } from '../../../lib/navigation/use-router.tsx'
import { ViewerContext, viewerOf } from '../../../lib/session/viewer.ts'
import { allRoutes } from '../../../routes.tsx'
import { RequirePage } from './require-page.tsx'

const everywhere: Session['menu'] = guardedPages.map((url, n) => ({
  ...{ menu_code: n + 1, parent_code: 0, name: url, local_name: url, icons: '', url, display_seq: n },
  ...{ support_platform: 'both' as const, landing_page: 'No' as const, display_on_top_position: 'No' as const },
}))

/** A page at this address, as somebody who has it in the menu. */
const open = async (path: string, permission: string[], menu = everywhere) => {
  render(
    <RouterProvider router={createRouter({ history: createMemoryHistory(path) })}>
      <ViewerContext value={viewerOf({ ...rina, permission, menu })}>
        <RequirePage page={{}}>
          <p>The page itself</p>
        </RequirePage>
      </ViewerContext>
    </RouterProvider>,
  )
  await screen.findAllByText(/The page itself|No Permission/)
  return screen.queryByText('The page itself') !== null
}

test.each(guardedPages)('%s opens for who holds its guard, and for nobody else', async (path) => {
  expect(await open(path, [pageGuards[path]])).toBe(true)
})

test.each(guardedPages)('%s stays shut without its guard, whatever else one holds', async (path) => {
  const others = Object.values(pageGuards).filter((guard) => guard !== pageGuards[path])
  expect(await open(path, others)).toBe(false)
  expect(screen.getByText(`No Permission Page Access. Request Page: ${path}`)).toBeInTheDocument()
})

test('the guard alone opens nothing that is not in the menu', async () => {
  expect(await open('/sales-order', [pageGuards['/sales-order']], everywhere.slice(0, 1))).toBe(false)
})

test('no page of ours goes around its guard', async () => {
  const guarded = (await allRoutes()).filter(({ path }) => path in pageGuards)
  for (const page of guarded) expect([page.path, page.layout === 'public']).toEqual([page.path, false])
})
