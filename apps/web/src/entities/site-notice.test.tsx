import { getSiteNotice } from '@sejuk/contract/platform/site-settings'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '../../test/page.tsx'
import { setLanguage } from '../lib/language/words.ts'
import { MaintenanceNotice, SupportLine, useSiteNotice } from './site-notice.tsx'

const notice = {
  company_name: 'Sejuk',
  support_phone: '+62 21 4890 1200',
  support_email: '',
  default_language: 'default',
  maintenance: {
    starts_date: '2026-11-22T15:00:00Z',
    ends_date: '2026-11-22T16:00:00Z',
    text_default: 'Technicians can keep working offline.',
    text_local: 'Teknisi tetap dapat bekerja luring.',
  },
}
const Door = () => {
  const said = useSiteNotice()
  return (
    <>
      <MaintenanceNotice notice={said} />
      <SupportLine notice={said} />
    </>
  )
}

test('planned maintenance is announced by the clock of the head office, in both languages', async () => {
  serve({ [getSiteNotice.path]: { data: notice } })
  render(<Door />)
  const english = 'Sunday 22 Nov 2026, 22:00 to 23:00 WIB. Technicians can keep working offline.'
  expect(await screen.findByText(english)).toBeTruthy()
  act(() => setLanguage('local'))
  expect(
    screen.getByText('Minggu 22 Nov 2026, 22:00 sampai 23:00 WIB. Teknisi tetap dapat bekerja luring.'),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dept. IT +62 21 4890 1200' }).getAttribute('href')).toBe('tel:+622148901200')
})

test('over midnight the second day is named too', async () => {
  const maintenance = { ...notice.maintenance, ends_date: '2026-11-22T18:00:00Z', text_default: '', text_local: '' }
  serve({ [getSiteNotice.path]: { data: { ...notice, maintenance } } })
  render(<Door />)
  expect(await screen.findByText('Sunday 22 Nov 2026, 22:00 to Monday 23 Nov 2026, 01:00 WIB.')).toBeTruthy()
})

test('with nothing to say, or nobody to ask, the door is as it was', async () => {
  const asked = serve({ [getSiteNotice.path]: { code: '500', status: false, message: '' } })
  const { container } = render(<Door />)
  await act(async () => {})
  expect(asked).toHaveLength(1)
  expect(container.textContent).toBe('')
})

test('a new browser begins in the language of the house; one in which somebody chose does not', async () => {
  serve({ [getSiteNotice.path]: { data: { ...notice, default_language: 'local' } } })
  const chosen = render(<Door />)
  expect(await screen.findByText('Planned maintenance')).toBeTruthy()
  chosen.unmount()
  localStorage.clear()
  render(<Door />)
  expect(await screen.findByText('Pemeliharaan terencana')).toBeTruthy()
})
