import { pages as addresses } from '@sejuk/domain/pages'
import { type Permission, permissions } from '@sejuk/domain/permissions'
import { act, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AppRouter, createPages, Providers } from '../src/app.tsx'
import { createMemoryHistory } from '../src/lib/navigation/history.ts'
import { allRoutes } from '../src/routes.tsx'
import { type ServerState, serveContract } from './contract-server.ts'
import { rina } from './page.tsx'

const states = ['loading', 'filled', 'empty', 'refused', 'failed'] as const satisfies readonly ServerState[]

/** Gaps of an address and what it must carry are filled by the name of what belongs there. */
const addressOf = (line: string) => {
  const [path = '', ...rest] = line.split(/\?(?!&|$)/)
  const needed = rest
    .join('')
    .split('&')
    .filter((name) => name && !name.endsWith('?'))
  const query = needed.map((name) => `${name}=${name}-1`).join('&')
  return `${path.replaceAll(/\$(\w+)/g, '$1-1')}${query && `?${query}`}`
}
const lineOf = (path: string) => Object.values<string>(addresses).find((line) => line.split('?')[0] === path) ?? path

const pages = await allRoutes()

const session = {
  ...rina,
  permission: [...permissions] as Permission[],
  viewData: 'View_Data_All_Branches',
}
const menuOf = (paths: readonly string[]) =>
  paths.map((path, n) => ({ ...rina.menu[0], menu_code: n + 1, name: path, url: path }))
const wholeMenu = menuOf(pages.filter(({ layout }) => layout !== 'public').map(({ path }) => path))
/** Filled, a page shows its links to every other; in the other states its menu is short, as drawing all of it takes longer than the page. */
const sessionFor = (path: string, state: ServerState) => ({
  ...session,
  menu: state === 'filled' ? wholeMenu : menuOf([path]),
})

const faults: string[] = []
beforeAll(async () => {
  // Pages are fetched when they are opened; here all at once, so that no test waits for another's import.
  await Promise.all(pages.map(({ load }) => load()))
})
afterEach(() => vi.unstubAllGlobals())

const turns = 40
/** Until everything that was asked is answered and drawn: a bounded number of turns, no clock. */
const settle = async ({ isIdle, asked }: ReturnType<typeof serveContract>) => {
  let quiet = 0
  let before = -1
  for (let turn = 0; turn < turns && quiet < 3; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 0))
    })
    quiet = isIdle() && asked() === before ? quiet + 1 : 0
    before = asked()
  }
}

const open = async (path: string, state: ServerState) => {
  const address = addressOf(lineOf(path))
  const server = serveContract(state, { '/api/session': sessionFor(path, state) })
  const router = createPages(createMemoryHistory(address))
  const page = render(
    <Providers isStill>
      <AppRouter router={router} />
    </Providers>,
  )
  await settle(server)
  for (const style of page.container.querySelectorAll('style')) style.textContent = ''
  const text = page.container.textContent ?? ''
  page.unmount()
  return { text, unserved: server.unserved }
}

test.each(pages.map(({ path }) => path))('%s opens while it loads, filled, empty, refused and failed', async (path) => {
  const problems = vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said.join(' ')))
  try {
    for (const state of states) {
      faults.length = 0
      const { text, unserved } = await open(path, state)
      expect(unserved, `${state}: asks for what the contract does not know`).toEqual([])
      expect(text.trim(), `${state}: shows something`).not.toBe('')
      expect(text, `${state}: is drawn`).not.toContain('This page stumbled')
      expect(faults, `${state}: draws without a fault`).toEqual([])
    }
  } finally {
    problems.mockRestore()
  }
})
