import { fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { showPart } from '../../../test/page.tsx'
import { DataTable } from './data-table.tsx'

type Row = { code: string; name: string }
const rows: Row[] = ['A', 'B', 'C'].map((code) => ({ code, name: `Toko ${code}` }))
const edit = vi.fn()
const open = vi.fn()

const Table = () => {
  const [chosen, setChosen] = useState(new Map<string, Row>())
  const toggle = (turned: Row[], isOn: boolean) =>
    setChosen(
      new Map(
        [...chosen, ...turned.map((row) => [row.code, row] as const)].filter(
          ([code]) => isOn || !turned.some((row) => row.code === code),
        ),
      ),
    )
  return (
    <DataTable
      caption="Shops"
      rows={rows}
      columns={[
        { key: 'code', title: 'Code', show: ({ code }) => code },
        { key: 'name', title: 'Name', show: ({ name }) => name },
      ]}
      keyOf={({ code }) => code}
      nameOf={({ name }) => name}
      card={({ name }) => ({ name })}
      menu={() => [{ key: 'edit', label: 'Edit', onPress: edit }]}
      selection={{ rows: chosen, toggle }}
      onOpen={open}
      visits={new Map([['B', '2026-11-16T01:57:00Z']])}
    />
  )
}

test('arrows walk the rows, Space selects, Enter opens, and only one row is a stop of Tab', async () => {
  const page = render(<Table />)
  const [, first, second, last] = page.getAllByRole('row')
  first?.focus()
  expect(page.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([first])
  fireEvent.keyDown(first as Element, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as Element, { key: ' ' })
  expect((page.getByRole('checkbox', { name: /Toko B/ }) as HTMLInputElement).checked).toBe(true)
  fireEvent.keyDown(second as Element, { key: 'Enter' })
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1])
  fireEvent.keyDown(second as Element, { key: 'End' })
  expect(document.activeElement).toBe(last)
  fireEvent.keyDown(last as Element, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(last)
})

test('the right button opens the menu of its row', async () => {
  const page = showPart(<Table />)
  fireEvent.contextMenu(page.getAllByRole('row')[2] as Element)
  expect(await page.findByRole('menuitem', { name: 'Edit' })).toBeTruthy()
  expect(page.getByRole('button', { name: /Toko B/ }).getAttribute('aria-expanded')).toBe('true')
})

test('a row opened before says when', () => {
  const page = render(<Table />)
  expect(page.getByText('Recently visited: 16 Nov 2026 08:57')).toBeTruthy()
})
