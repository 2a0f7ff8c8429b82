import { chooseLanguage } from '@sejuk/contract/platform/languages'
import { getWecomDownload } from '@sejuk/contract/platform/wecom'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/page.tsx'
import { currentLanguage, isLanguageKnown } from '../../lib/language/words.ts'

const links = { qr: 'data:,', android: '/a', ios: '/i', computer: '/c' }
const opened = () => {
  // A browser in which nobody has chosen a language.
  localStorage.clear()
  return openPage('/download-wecom', { role: ['Finance'] }, { [getWecomDownload.path]: { data: links } })
}

test('a page without a session begins in Indonesian, and the browser remembers nothing of it', async () => {
  opened()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Pasang WeCom')
  expect(currentLanguage()).toBe('local')
  expect(isLanguageKnown()).toBe(false)
})

test('whoever is signed in goes on in their own language afterwards', async () => {
  const { router, asked } = opened()
  await screen.findByRole('heading', { level: 1 })
  act(() => void router.navigate({ to: '/' }))
  await waitFor(() => expect(currentLanguage()).toBe('default'))
  await screen.findByRole('main')
  expect(asked.filter(({ path }) => path === chooseLanguage.path)).toEqual([])
})
