import * as contract from '@sejuk/contract/installers/bonus-tickets'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startBonusServer } from '../../../../test/bonus.ts'
import { startTestServer } from '../../../../test/servers/test-server.ts'
import { makeWorkOrder } from '../../../../test/work-orders.ts'
import { approvedBonusOf } from '../../../business/installers/paid-bonuses.ts'
import { reimbursements } from '../../../db/tables/aftersales/reimbursements.ts'
import { workOrders } from '../../../db/tables/aftersales/work-orders.ts'

const server = await startTestServer()
const { db, as } = server
const { newUnit, newRule, newInstaller, submitted, versionOf } = startBonusServer(server)
const branch = await as()
await newRule()
const agus = await newInstaller()
const decide = async (bonus_ticket_code: string, reason: string) =>
  branch(contract.decideOnTicket['approve-branch'], {
    ...{ bonus_ticket_code, row_version: await versionOf(branch, bonus_ticket_code), reason },
  })
test('an installation by a centre is a red flag, and once the centre is paid no bonus is approved', async () => {
  const unit = await newUnit()
  const { serial_indoor } = unit
  await makeWorkOrder(db, { work_order_number: 'WO-PAID-1', service_type: 'Install' }, [{ serial_indoor }])
  const code = await submitted(agus, [unit])
  const { flags } = (await branch(contract.getBonusTicket, { bonus_ticket_code: code })).data
  expect(flags).toContainEqual({ check: 'not_by_centre', tone: 'red', details: ['WO-PAID-1'] })
  await db.insert(reimbursements).values({
    ...{ reimbursement_code: 'RMB-1', asc_code: '8-ASC-01', dept_code: '705', period: '2026-11', tax_rate: 200 },
    ...{ invoice_status: 'Prepare_Invoice' },
  })
  await db.update(workOrders).set({ reimbursement_code: 'RMB-1' }).where(eq(workOrders.work_order_number, 'WO-PAID-1'))
  expect(await decide(code, 'Seen')).toMatchObject({
    code: '409',
    message: 'An installation is paid once: the service centre is paid for this unit by WO-PAID-1',
  })
})

test('an approved bonus is known to whoever would pay the centre', async () => {
  const unit = await newUnit()
  const code = await submitted(agus, [unit])
  expect(await approvedBonusOf(db, [unit.serial_indoor])).toBeUndefined()
  expect((await decide(code, 'Fine')).code).toBe('200')
  expect(await approvedBonusOf(db, [unit.serial_indoor])).toBe(code)
})
