import { because } from '@sejuk/domain/messages'
import { everydayWords } from '@sejuk/words/everyday'
import { words } from '@sejuk/words/words'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import './form-words.ts'
import { override, say, setLanguage, useSay, useWords, wordsOf } from './words.ts'

const book = words(
  'test',
  { greet: ['Hello {name}', 'Halo {name}'], name: ['Status', 'Keadaan'], Finished: ['Finished', 'Selesai'] },
  { statuses: ['test.status'] },
)

const Sentence = () => {
  const t = useWords(book)
  const speakOf = useSay()
  return (
    <p>
      {t('greet', { name: 'Rina' })}; {speakOf('No Permission')}
    </p>
  )
}

test('a page follows the language while it is open, and the browser is told', () => {
  render(<Sentence />)
  expect(screen.getByText('Hello Rina; No Permission')).toBeInTheDocument()
  act(() => setLanguage('local'))
  expect(screen.getByText('Halo Rina; Tidak Ada Izin')).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('id')
  expect(localStorage.getItem('sejuk.language')).toBe('local')
})

test('a word changed at run time speaks over the book, in an open page too', () => {
  render(<Sentence />)
  act(() => override([{ module: 'test', key: 'greet', language: 'default', word: 'Welcome {name}' }]))
  expect(screen.getByText('Welcome Rina; No Permission')).toBeInTheDocument()
  act(() => override([{ module: 'test', key: 'greet', language: 'default', word: 'Hello {name}' }]))
})

test('what fails reads as a dash', () => {
  const t = wordsOf(book)
  expect(t('nobody' as 'name')).toBe('-')
  expect(t('greet')).toBe('Hello -')
})

test('a message is said by its code, and its statuses by the words of their list', () => {
  wordsOf(book)
  setLanguage('local')
  const needs = (...statuses: string[]) =>
    say(because('needs-status', { statuses: [{ entity: 'test', field: 'status', statuses }] }))
  expect(needs('Finished')).toBe('Perlu status Selesai')
  expect(needs('Finished', 'Accepted', 'New', 'Closed')).toBe('Perlu status Selesai, Accepted, New atau Closed')
  expect(needs('Finished', 'Accepted')).toBe('Perlu status Selesai atau Accepted')
  const both = [
    { entity: 'test', field: 'status', statuses: ['Finished', 'Accepted'] },
    { entity: 'test', field: 'cost_status', statuses: ['Paid'] },
    { entity: 'test', field: 'status', statuses: ['New'] },
  ]
  expect(say(because('needs-status', { statuses: both }))).toBe(
    'Perlu status Selesai, Accepted atau New (status); Paid (cost_status)',
  )
  expect(say(because('column-missing', { name: 'NPWP' }))).toBe('Kolom NPWP tidak ada')
  expect(say('Nobody has translated this')).toBe('Nobody has translated this')
})

test('in English a text is said as it came', () => {
  expect(say('Nobody has translated this')).toBe('Nobody has translated this')
  expect(wordsOf(everydayWords)('noData')).toBe('No Data')
})
