import * as contract from '@sejuk/contract/platform/languages'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'
import { setLanguage } from '../../../lib/language/words.ts'

const path = contract.listWords.path
const word: contract.Word = {
  module: 'everyday',
  word_key: 'selected',
  default_text: '{n} selected',
  local_text: '{n} dipilih',
  book_default: '{n} selected',
  book_local: '{n} dipilih',
  updated_user_name: null,
  updated_date: null,
  is_changed: false,
  row_version: 0,
}
const changed: contract.Word = {
  ...word,
  word_key: 'save',
  default_text: 'Keep',
  local_text: 'Simpan',
  book_default: 'Save',
  book_local: 'Simpan',
  updated_user_name: 'Sari',
  updated_date: '2026-11-14T02:00:00Z',
  is_changed: true,
  row_version: 3,
}
const list = { data: [word, changed], total: 2, page: { current: 1, totalPages: 1 } }
const generated = {
  data: {
    hash: 'h',
    changes: { hash: 'c', words: 1 },
    modules: [
      { module: 'everyday', hash: 'abcdefgh1', words: 2 },
      { module: 'menus', hash: 'zzz', words: 40 },
    ],
  },
}
const menu = (url: string) => ({
  menu_code: 178,
  parent_code: 0,
  name: 'Multi Language',
  local_name: 'Multi Bahasa',
  icons: 'language',
  url,
  support_platform: 'both' as const,
  landing_page: 'No' as const,
  display_on_top_position: 'No' as const,
  display_seq: 1,
})
const editor = {
  menu: [menu('/configuration/multi-language')],
  permission: ['Multi-Language-Search', 'Multi-Language-Create', 'Multi-Language-Modify', 'Multi-Language-Delete'],
}
const answers = {
  [path]: list,
  [contract.listGenerated.path]: generated,
  [contract.listMissingWords.path]: { data: [], total: 7 },
}
const open = (more: Parameters<typeof openPage>[2] = {}, who = editor, query = '') =>
  openPage(`/configuration/multi-language${query}`, who, { ...answers, ...more })
const user = userEvent.setup()
const typeOver = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('both languages of a word stand side by side, and are changed in place', async () => {
  const { asked } = open({ [contract.updateWord.path]: { message: 'Updated' } })
  await user.click(await screen.findByRole('button', { name: /^\{n\} selected/ }))
  const form = await screen.findByRole('form', { name: 'Change word' })
  expect(within(form).getByText('Blanks to keep: {n}')).toBeTruthy()
  typeOver(within(form).getByLabelText('Default (English)'), '{n} chosen')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Change word' })).toBeNull())
  expect(asked.find((one) => one.path === contract.updateWord.path)?.body).toEqual({
    module: 'everyday',
    word_key: 'selected',
    default_text: '{n} chosen',
    local_text: '{n} dipilih',
    row_version: 0,
  })
})

test('a blank that is missing is told where it is missing, and nothing typed is lost', async () => {
  open({
    [contract.updateWord.path]: {
      code: '406',
      status: false,
      message: 'Form invalid. Please check the form',
      errors: { local_text: ['Placeholders must be {n}'] },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^\{n\} selected/ }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Local (Indonesian)')
  typeOver(field, 'dipilih semua')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Placeholders must be {n}')).toBeTruthy()
  expect(field.value).toBe('dipilih semua')
})

test('a changed word can go back to the book, after a question', async () => {
  const { asked } = open({ [contract.deleteWord.path]: { message: 'Deleted' } })
  await user.click(await screen.findByRole('button', { name: 'Actions for everyday/selected' }))
  expect(screen.queryByRole('menuitem', { name: 'Back to the book' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Actions for everyday/save' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Back to the book' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.deleteWord.path)?.body).toEqual({
      module: 'everyday',
      word_key: 'save',
    }),
  )
})

test('filters travel in the address: module, text, what is missing, what was changed and since when', async () => {
  const { asked, router } = open()
  await screen.findByText('Keep')
  await user.selectOptions(await screen.findByLabelText('Module'), 'everyday')
  await user.selectOptions(screen.getByLabelText('State'), 'Changed by us')
  typeOver(screen.getByLabelText('Changed since'), '2026-11-01')
  await user.type(screen.getByLabelText('Key or text'), 'keep{Enter}')
  await waitFor(() => expect(router.state.location.searchStr).toContain('module=everyday'))
  const last = asked.filter((one) => one.path === path).at(-1)?.query
  expect(Object.fromEntries(last ?? [])).toMatchObject({
    module: 'everyday',
    text: 'keep',
    is_changed: 'true',
    changed_since: '2026-11-01',
  })
})

test('the files of all modules are shown with their hashes', async () => {
  open()
  await user.click(await screen.findByRole('button', { name: 'Generate' }))
  const dialog = await screen.findByRole('dialog', { name: 'Word files' })
  expect(within(dialog).getByText('42 words in 2 modules, 1 changed by us.')).toBeTruthy()
  expect(within(dialog).getByText('abcdefgh')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Download menus' })).toBeTruthy()
})

test('a word is added; a sentence needs no key', async () => {
  const { asked } = open({ [contract.createWord.path]: { data: { word_key: 'k' } } })
  await user.click(await screen.findByRole('button', { name: 'Add word' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add word' })
  typeOver(within(dialog).getByLabelText('Module'), 'sentences')
  expect(within(dialog).queryByLabelText('Key')).toBeNull()
  typeOver(within(dialog).getByLabelText('Default (English)'), 'Row {n} is empty')
  typeOver(within(dialog).getByLabelText('Local (Indonesian)'), 'Baris {n} kosong')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.createWord.path)?.body).toEqual({
      module: 'sentences',
      word_key: '',
      default_text: 'Row {n} is empty',
      local_text: 'Baris {n} kosong',
    }),
  )
})

test('who may only look reads words as text, and the buttons say why they are shut', async () => {
  open({}, { ...editor, permission: ['Multi-Language-Search'] })
  expect(await screen.findByText('Keep')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^\{n\} selected/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add word' })).toHaveAccessibleDescription('No Permission')
})

test('a missing word is translated from the queue, in Indonesian too', async () => {
  setLanguage('local')
  const missing = {
    missing_id: 5,
    module: 'sentences',
    word_key: 'row-n-is-empty.x',
    sample: 'Row {n} is empty',
    page: '/customer',
    reported_user_name: 'Rina',
    times: 3,
    first_date: '2026-11-14T02:00:00Z',
    last_date: '2026-11-14T02:00:00Z',
  }
  const { asked } = openPage('/configuration/multi-language/missing', editor, {
    ...answers,
    [contract.listMissingWords.path]: { data: [missing], total: 1, page: { current: 1, totalPages: 1 } },
    [contract.createWord.path]: { data: { word_key: 'k' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Aksi untuk Row {n} is empty' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Terjemahkan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terjemahkan' })
  typeOver(within(dialog).getByLabelText('Lokal (Indonesia)'), 'Baris {n} kosong')
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }))
  await waitFor(() =>
    expect(asked.find((one) => one.path === contract.createWord.path)?.body).toMatchObject({
      module: 'sentences',
      default_text: 'Row {n} is empty',
      local_text: 'Baris {n} kosong',
    }),
  )
})
