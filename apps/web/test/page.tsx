import type { Session } from '@sejuk/contract/platform/sessions'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { AppRouter, createPages, Providers } from '../src/app.tsx'
import { createMemoryHistory } from '../src/lib/navigation/history.ts'

type Answer = object | ((asked: FakeRequest) => object | Promise<object>)
export type FakeRequest = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }

const menu = [
  {
    menu_code: 36,
    parent_code: 0,
    name: 'Maintain Official Address',
    local_name: 'Kelola Alamat Resmi',
    icons: 'map-pin',
    url: '/sales-order/maintain-official-address',
    support_platform: 'both',
    landing_page: 'No',
    display_on_top_position: 'Yes',
    display_seq: 10,
  },
] as const satisfies Session['menu']

export const rina: Session = {
  permission: [],
  viewData: 'View_Data_My_Branch',
  role: ['Branch-Manager'],
  menu: [...menu],
  usercode: 'RCI-0417',
  username: 'Rina Kartika',
  department: '705',
  department_name: 'Jakarta Pusat',
  login_code: 'code',
  asc_code: null,
  departmentlist: [],
  isAllowViewVisitCustomer: false,
  login_from: 'web',
  timezone: 'Asia/Jakarta',
  language: null,
}

/** A server that answers each path as told, and otherwise with nothing. What it was asked is kept. */
export const serve = (answers: Record<string, Answer>) => {
  const asked: FakeRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://sejuk.test')
    const one: FakeRequest = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    }
    asked.push(one)
    const told = answers[url.pathname]
    const answer = typeof told === 'function' ? await told(one) : (told ?? { data: [] })
    if (answer instanceof Response) return answer
    const envelope = { code: '200', status: true, message: 'OK', data: null, ...answer }
    const headers = { 'x-request-id': '7F3A-0916' }
    return Response.json(envelope, { status: Number(envelope.code), headers })
  })
  return asked
}

/** A page as somebody sees it. */
export const openPage = (url: string, session: Partial<Session>, answers: Record<string, Answer> = {}) => {
  const asked = serve({ '/api/session': { data: { ...rina, ...session } }, ...answers })
  const router = createPages(createMemoryHistory(url))
  const page = render(
    <Providers isStill>
      <AppRouter router={router} />
    </Providers>,
  )
  return { ...page, asked, router }
}

/** A part of a page by itself, in the house's clothes. */
export const showPart = (part: ReactNode, answers: Record<string, Answer> = {}) => {
  const asked = serve(answers)
  return { ...render(<Providers isStill>{part}</Providers>), asked }
}
