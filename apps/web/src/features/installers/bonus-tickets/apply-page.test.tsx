import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { permissions } from '@sejuk/domain/permissions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, rina } from '../../../../test/page.tsx'
import type { StoredTicket } from './stored-tickets.ts'

/** A phone's own store, which this browser without one lacks. */
const { shelf, listeners } = vi.hoisted(() => ({
  shelf: new Map<string, StoredTicket>(),
  listeners: new Set<() => void>(),
}))
vi.mock('./stored-tickets.ts', () => {
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    onStoredTickets: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    storeTicket: async (ticket: StoredTicket) => {
      shelf.set(ticket.client_key, ticket)
      changed()
    },
    findStoredTicket: async (key: string) => shelf.get(key),
    storedTicketsOf: async () => [...shelf.values()],
    dropStoredTicket: async (key: string) => {
      shelf.delete(key)
      changed()
    },
  }
})

/** Shrinking a photo takes as long as the test says. */
const { photos } = vi.hoisted(() => ({ photos: { wait: Promise.resolve() } }))
vi.mock('../../../lib/files/validate-file.ts', () => ({
  readyPhotos: async (picked: File[]) => {
    await photos.wait
    return picked
  },
}))

const user = userEvent.setup()
const code = 'IBT-705-2611-00007'
const menuOf = (url: string) => ({ ...rina.menu[0], menu_code: 105, name: 'Bonus', url }) as (typeof rina.menu)[number]
const installer = {
  usercode: 'INS-1',
  login_from: 'partner' as const,
  permission: [...permissions],
  menu: ['/apply-installation-bonus', '/my-installation-bonus-list'].map(menuOf),
}
const line = { rule_code: 'BRL-1', rule_name: 'Split', base_amount: 50_000, extra_amount: 0, capped_amount: 0 }
const worth = {
  lines: [{ ...line, unit_no: 1, amount: 50_000, item_name: 'Gree 1 PK', problem: null }],
  amount: 50_000,
  evidence: ['indoor_serial', 'unit_photo'],
  apply_until: '2026-12-01',
}
const ready = { user_type: 'Installer', user_status: 'Approved', approve_status: 'Bank_Approved', warnings: [] }
const there = {
  bonus_ticket_code: code,
  row_version: 4,
  client_key: 'key-of-the-phone',
  ticket_status: 'Draft',
  payment_status: 'Not_Yet',
  install_date: '2026-11-10',
  customer_name: 'Budi',
  customer_phone: null,
  customer_address: 'Jl. Melati 1',
  shop_name: null,
  pin_lat: null,
  pin_lng: null,
  capture_lat: null,
  capture_lng: null,
  amount: 50_000,
  units: 1,
  unit_list: [{ ...line, unit_no: 1, amount: 50_000, serial_indoor: 'IN1', serial_outdoor: null, item_name: 'Gree' }],
  missing: {},
  evidence: [],
  flags: [],
  reason: null,
  expected_date: null,
  paid_date: null,
  submitted_date: null,
  settlement_code: null,
  fail_reason: null,
}
const kept = (part: Partial<StoredTicket> = {}): StoredTicket => ({
  client_key: there.client_key,
  usercode: 'INS-1',
  form: {
    ...{ install_date: '2026-11-10', customer_name: 'Budi', customer_phone: '', customer_address: 'Jl. Melati 1' },
    ...{ shop_name: '', pin_lat: null, pin_lng: null, capture_lat: null, capture_lng: null },
    units: [{ serial_indoor: 'IN1', serial_outdoor: '' }],
  },
  photos: [],
  isWanted: false,
  bonus_ticket_code: code,
  row_version: 3,
  changed_at: 0,
  ...part,
})
const stale = { code: '409', status: 'Conflict', message: 'Changed', data: { current: { row_version: 4 } } }
const open = (path: string, answers: Parameters<typeof openPage>[2] = {}) =>
  openPage(path, installer, {
    [contract.bonusReadiness.path]: { data: { ...ready, may_apply: true } },
    [contract.previewBonus.path]: { data: worth },
    [contract.getMyBonusTicket.path]: { data: there },
    [contract.saveBonusTicket.path]: { data: { bonus_ticket_code: code, row_version: 1 } },
    [contract.submitBonusTicket.path]: { data: { amount: 50_000 }, message: 'Bonus ticket submitted' },
    ...answers,
  })
const sentTo = (asked: { path: string; body: unknown }[], { path }: { path: string }) =>
  asked.filter((one) => one.path === path).map(({ body }) => body)
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const keptForm = `/apply-installation-bonus?key=${there.client_key}`

beforeEach(() => {
  shelf.clear()
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})

test('what the units earn and what is wanted for it is said before anything is sent; sent, nothing stays on the phone', async () => {
  const { asked, router } = open('/apply-installation-bonus')
  await screen.findByLabelText('Installation date')
  type('Installation date', '2026-11-10')
  type('Indoor unit', 'in 1')
  expect(await screen.findByText('You will earn')).toBeInTheDocument()
  expect(screen.getByText(/Indoor serial number, Photo of the installed unit/)).toBeInTheDocument()
  type('Customer name', 'Budi')
  expect([...shelf.values()][0]?.form).toMatchObject({ customer_name: 'Budi', units: [{ serial_indoor: 'IN1' }] })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-installation-bonus-detail'))
  expect(sentTo(asked, contract.submitBonusTicket)).toEqual([{ bonus_ticket_code: code, row_version: 1 }])
  expect(shelf.size).toBe(0)
})

test('what is typed while a photo is being made ready stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  photos.wait = promise
  open('/apply-installation-bonus')
  await screen.findByLabelText('Customer phone')
  await user.upload(
    screen.getByLabelText('Take a photo: Photo of the serial number'),
    new File(['x'], 'x.jpg', { type: 'image/jpeg' }),
  )
  type('Customer phone', '0813')
  type('Customer name', 'Budi')
  resolve()
  await waitFor(() => expect([...shelf.values()][0]?.photos).toHaveLength(1))
  expect([...shelf.values()][0]?.form).toMatchObject({ customer_phone: '0813', customer_name: 'Budi' })
  expect(screen.getByLabelText('Customer phone')).toHaveValue('0813')
})

test('what is refused stands at its field, and what was typed is still there', async () => {
  shelf.set(there.client_key, kept())
  const errors = { customer_phone: ['Customer phone is required!'], unit_photo: ['A photo is required!'] }
  open(keptForm, { [contract.submitBonusTicket.path]: { code: '406', message: 'Form invalid', errors } })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  // Beside the message that passes.
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  await waitFor(() => expect(alerts()).toContain('Not sent yet:Customer phone is required!A photo is required!'))
  expect(screen.getByLabelText('Customer phone')).toHaveAccessibleDescription('Customer phone is required!')
  expect(screen.getByLabelText('Customer name')).toHaveValue('Budi')
  type('Customer phone', '0812')
  expect(screen.queryByText('Customer phone is required!')).toBeNull()
})

test('without a network it waits, and goes by itself when there is one', async () => {
  let isOnline = false
  shelf.set(there.client_key, kept())
  const cut = () => {
    throw new TypeError('Failed to fetch')
  }
  const { asked, router } = open(keptForm, {
    [contract.saveBonusTicket.path]: () =>
      isOnline ? { data: { bonus_ticket_code: code, row_version: 4 } } : (cut() as never),
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Waiting to be sent')).toBeInTheDocument()
  expect(sentTo(asked, contract.submitBonusTicket)).toEqual([])
  isOnline = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-installation-bonus-list'))
  expect(sentTo(asked, contract.submitBonusTicket)).toEqual([{ bonus_ticket_code: code, row_version: 4 }])
})

test('handed in although the answer got lost, it is not handed in again', async () => {
  shelf.set(there.client_key, kept())
  const { asked, router } = open(keptForm, {
    [contract.saveBonusTicket.path]: stale,
    [contract.getMyBonusTicket.path]: { data: { ...there, ticket_status: 'Submitted' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-installation-bonus-detail'))
  expect(sentTo(asked, contract.submitBonusTicket)).toEqual([])
  expect(shelf.size).toBe(0)
})

test('changed on another phone, one is told; sending again means it', async () => {
  shelf.set(there.client_key, kept())
  const { asked } = open(keptForm, {
    [contract.saveBonusTicket.path]: ({ body }) =>
      (body as { row_version: number }).row_version === 4
        ? { data: { bonus_ticket_code: code, row_version: 5 } }
        : stale,
    [contract.getMyBonusTicket.path]: { data: { ...there, customer_name: 'Wati' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/This ticket was changed elsewhere/)).toBeInTheDocument()
  expect(screen.getByLabelText('Customer name')).toHaveValue('Budi')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(sentTo(asked, contract.submitBonusTicket)).toEqual([{ bonus_ticket_code: code, row_version: 5 }]),
  )
})

test('what nobody wants any more is deleted from the phone, once asked', async () => {
  shelf.set(there.client_key, kept())
  const { router } = open(keptForm)
  await user.click(await screen.findByRole('button', { name: 'Delete from this phone' }))
  const question = await screen.findByRole('dialog', { name: 'Delete what is kept on this phone?' })
  await user.click(within(question).getByRole('button', { name: 'Delete from this phone' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-installation-bonus-list'))
  expect(shelf.size).toBe(0)
})

test('who cannot be paid yet reads it before they begin', async () => {
  open('/apply-installation-bonus', {
    [contract.bonusReadiness.path]: {
      data: { ...ready, approve_status: null, warnings: ['Bank account is not approved yet'], may_apply: true },
    },
  })
  expect(await screen.findByText('Bank account is not approved yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'My bank account' })).toBeInTheDocument()
})

test('a camera is switched off when the scanner closes, also while the phone still asks; refused, one types', async () => {
  const track = { stop: vi.fn() }
  const { promise, resolve } = Promise.withResolvers<object>()
  const getUserMedia = vi
    .fn()
    .mockReturnValueOnce(promise)
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  open('/apply-installation-bonus')
  await user.click(await screen.findByRole('button', { name: 'Scan Indoor unit' }))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  resolve({ getTracks: () => [track] })
  await waitFor(() => expect(track.stop).toHaveBeenCalled())
  await user.click(screen.getByRole('button', { name: 'Scan Indoor unit' }))
  expect(await screen.findByText('The camera cannot be used. Please type the number.')).toBeInTheDocument()
})
