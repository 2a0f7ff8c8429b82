import * as tickets from '@sejuk/contract/installers/bonus-tickets'
import * as settled from '@sejuk/contract/installers/settlements'
import { bonusTickets } from '../../../src/db/tables/installers/bonus-tickets.ts'
import { installers } from '../../../src/db/tables/installers/installers.ts'
import { settlements } from '../../../src/db/tables/installers/settlements.ts'
import { users } from '../../../src/db/tables/platform/users.ts'
import { named, type ScopedRows } from '../scoped-rows.ts'

/** A ticket is seen by the branch that answers for its installer. */
const ticketRows: ScopedRows = {
  name: 'bonus tickets',
  columns: ['dept_code'],
  make: async (db, { dept_code }, n) => {
    const user_code = `INS-${n}`
    const bonus_ticket_code = `IBT-${n}`
    await db
      .insert(users)
      .values({ usercode: user_code, login_name: user_code, username: user_code, department: dept_code })
    await db.insert(installers).values({ user_code, dept_code, user_name: user_code, phone_number: `8129034117${n}` })
    await db.insert(bonusTickets).values({
      bonus_ticket_code,
      user_code,
      dept_code,
      client_key: `K-${n}`,
      user_type: 'Installer',
      ticket_status: 'Submitted',
    })
    return bonus_ticket_code
  },
  asks: [
    { endpoint: tickets.listBonusTickets, keyOf: named('bonus_ticket_code'), input: () => ({ limit: 100 }) },
    { endpoint: tickets.getBonusTicket, one: (bonus_ticket_code) => ({ bonus_ticket_code }) },
    { endpoint: tickets.bonusTicketLog, one: (code) => ({ code }) },
  ],
}

/** A settlement is seen by the branch of its maker, and by its maker. */
const settlementRows: ScopedRows = {
  name: 'settlements',
  columns: ['dept_code', 'created_by'],
  make: async (db, { dept_code, created_by }, n) => {
    const settlement_code = `STL-${n}`
    await db.insert(settlements).values({
      settlement_code,
      dept_code,
      created_by,
      create_user_name: created_by,
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      tax_with_id: 250,
      tax_without_id: 300,
    })
    return settlement_code
  },
  asks: [
    { endpoint: settled.listSettlements, keyOf: named('settlement_code'), input: () => ({ limit: 100 }) },
    { endpoint: settled.getSettlement, one: (settlement_code) => ({ settlement_code }) },
    { endpoint: settled.settlementLog, one: (code) => ({ code }) },
  ],
}

export const bonusesInScope = [ticketRows, settlementRows]
