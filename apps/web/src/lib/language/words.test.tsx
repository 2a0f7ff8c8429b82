import { everydayWords } from '@sejuk/words/everyday'
import { words } from '@sejuk/words/words'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { override, say, setLanguage, useSay, useWords, wordsOf } from './words.ts'

const book = words(
  'test',
  { greet: ['Hello {name}', 'Halo {name}'], name: ['Status', 'Keadaan'] },
  { Finished: 'Selesai', 'The basket holds {n} mangoes': 'Keranjang berisi {n} mangga' },
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

test('a sentence of the server is found by its shape, and what stands in it is said too', () => {
  wordsOf(book)
  setLanguage('local')
  expect(say('The basket holds 2 mangoes')).toBe('Keranjang berisi 2 mangga')
  expect(say('Needs status Finished')).toBe('Perlu status Selesai')
  expect(say('Needs status Finished, or 3 more')).toBe('Perlu status Selesai, atau 3 lainnya')
  expect(say('Needs status Finished or Accepted')).toBe('Perlu status Selesai atau Accepted')
  expect(say('Nobody has translated this')).toBe('Nobody has translated this')
})

test('in English a sentence is said as it came', () => {
  expect(say('Needs status Finished')).toBe('Needs status Finished')
  expect(wordsOf(everydayWords)('noData')).toBe('No Data')
})
