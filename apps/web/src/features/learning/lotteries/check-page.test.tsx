import * as contract from '@sejuk/contract/learning/lotteries'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const lottery = {
  ...{ lottery_code: 'LOT-1', lottery_name: 'Undian Dealer', event_date: '2026-12-01', only_present: true },
  ...{ seed_hash: 'aa11', list_hash: 'bb22', presence_hash: 'cc33', word: 'sejuk', seed: 'dd44' },
  ...{ participants: 8, chance_count: 15, is_list_public: true },
  ...{ frozen_date: '2026-11-28T03:00:00Z', started_date: '2026-12-01T03:00:00Z' },
  prizes: [{ round: 1, prize_name: 'Voucher', qty: 1 }],
  winners: [
    {
      ...{ participant_code: 'P1', participant_name: 'Bu•••', prize_name: 'Voucher', round: 1 },
      ...{ is_replaced: false, redraw_seed_hash: null, redraw_seed: null },
    },
  ],
}

test('anybody sees hashes, word, seed, winners and the command, and takes list and those present along', async () => {
  const { asked } = openPage(
    '/lottery/check?lottery_code=LOT-1',
    {},
    { [contract.publicLottery.path]: { data: lottery } },
  )
  for (const text of ['aa11', 'bb22', 'cc33', 'dd44']) expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /participants.txt/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: /present.txt/ })).toBeEnabled()
  expect(screen.getByText(/join -t/)).toHaveTextContent("-hmac 'dd44'")
  expect(screen.getByText('P1')).toBeInTheDocument()
  expect(asked.some(({ path }) => path === '/api/session')).toBe(false)
})
