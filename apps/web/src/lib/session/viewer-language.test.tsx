import { chooseLanguage } from '@sejuk/contract/platform/languages'
import type { Session } from '@sejuk/contract/platform/sessions'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beNarrow } from '../../../test/browser.ts'
import { openPage } from '../../../test/page.tsx'
import { choose, currentLanguage } from '../language/words.ts'

const installer: Partial<Session> = { role: ['Partner-Common-Installer'], login_from: 'partner' }
const opened = async (session: Partial<Session>) => {
  const page = openPage('/', session)
  await screen.findByRole('main')
  const told = () => page.asked.filter(({ path }) => path === chooseLanguage.path).map(({ body }) => body)
  return { ...page, told }
}

test('an installer on a phone begins in the local language; nothing is decided for them', async () => {
  beNarrow(true)
  const { told } = await opened(installer)
  expect(currentLanguage()).toBe('local')
  expect(told()).toEqual([])
})

test('an installer from the enterprise app begins as the browser speaks', async () => {
  beNarrow(true)
  await opened({ ...installer, login_from: 'wecom' })
  expect(currentLanguage()).toBe('default')
})

test('what a person chose before is spoken wherever they sign in', async () => {
  await opened({ role: ['Finance'], language: 'local' })
  expect(currentLanguage()).toBe('local')
})

test('pressing a language keeps it for the person', async () => {
  const { told } = await opened({ role: ['Finance'] })
  act(() => choose('local'))
  await waitFor(() => expect(told()).toEqual([{ language: 'local' }]))
})

test('what was pressed on the way in is kept too, whatever was chosen long ago', async () => {
  choose('default')
  const { told } = await opened({ role: ['Finance'], language: 'local' })
  await waitFor(() => expect(told()).toEqual([{ language: 'default' }]))
  expect(currentLanguage()).toBe('default')
})
