import { randomUUID } from 'node:crypto'
import { findCaller } from '@sejuk/contract/aftersales/ticket-forms'
import { searchWarranty } from '@sejuk/contract/aftersales/warranty'
import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { getSerialLife, type SerialLife } from '@sejuk/contract/catalogue/serial-lives'
import { saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import * as receipts from '@sejuk/contract/finance/receipts'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import * as bonuses from '@sejuk/contract/installers/bonus-tickets'
import * as retail from '@sejuk/contract/retail/retail-orders'
import * as rmas from '@sejuk/contract/returns/rma-requests'
import { type actOnSalesOrder, createSalesOrder } from '@sejuk/contract/sales/sales-orders'
import { reconcileStock } from '@sejuk/contract/stock/stock'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeRegions, makeTicket, west } from '../../../../test/aftersales.ts'
import { startBonusServer } from '../../../../test/bonus.ts'
import { startReturns } from '../../../../test/returns.ts'
import { startServiceServer } from '../../../../test/servers/service-server.ts'
import { offers } from '../../../app.ts'
import { workOrderDetails } from '../../../db/tables/aftersales/work-orders.ts'
import { shops } from '../../../db/tables/customers/shops.ts'
import { banks } from '../../../db/tables/masters/banks.ts'
import { systemViewer } from '../../../platform/records/system-actor.ts'
import { dispatchWorkOrder } from '../../aftersales/work-orders/commands.ts'

const server = await startServiceServer()
const { db, as, desk, technician, helper, department, photograph, freeSlot } = server
const returns = await startReturns(server)
const { trade, seller, manager, finance, logistics, picker, biller, boss, today, person } = returns
const bonus = startBonusServer(server)
const issuer = await person('Warehouse', 'Hana')
const cashier = await person('Finance', 'Wulan')
const asker = await person('Branch-Admin', 'Ayu')
const second = await person('After-Sales-Department', 'Bayu')
const caller = await person('Call-Center', 'Nia')
const branch = await person('Branch-Manager', 'Ratna')
const controller = await person('Finance-Manager', 'Putri')

const bank = {
  ...{ bank_short_name: 'BCA', bank_name: 'Bank Central Asia', swift_code: 'CENAIDJA', receiver_types: ['1'] },
  ...{ receiver_residencies: ['1'], chooseable_status: 'Yes' as const },
}
type Answer = { code: string; message: string; errors?: unknown; data?: unknown }
const told: string[] = []
const roles = new Set<string>()
/** One step of the walk: it succeeds, and stands in the story with who took it. */
const step = async <A extends Answer>(role: string, what: string, asked: Promise<A>): Promise<A> => {
  const answer = await asked
  if (answer.code !== '200')
    throw new Error(`${told.length + 1}. ${role}: ${what}: ${answer.message} ${JSON.stringify(answer.errors ?? {})}`)
  roles.add(role)
  told.push(`${String(told.length + 1).padStart(2)}. ${role}: ${what}`)
  return answer
}
const lifeOf = async (by: typeof boss, serial_number: string) =>
  (await by(getSerialLife, { serial_number })).data as SerialLife
const eventsOf = (life: SerialLife) => life.steps.map(({ event }) => event)

const order = async (action: 'submit' | 'approve', by: typeof boss, role: string, order_code: string) =>
  step(role, `${action}s the order`, trade.actOnOrder(by, action as keyof typeof actOnSalesOrder, order_code))
const sendLetter = async (order_code: string, serials: string[], what: string) => {
  const delivery_code = await trade.create([order_code])
  told.push(`${String(told.length + 1).padStart(2)}. Logistics: writes the letter ${what}`)
  await step('Logistics', 'sends it to review', trade.act(logistics, 'review', delivery_code))
  await step('Logistics', 'confirms truck and day', trade.act(logistics, 'confirmPlan', delivery_code, trade.plan))
  await step('Warehouse', 'picks the units', trade.pick(picker, delivery_code, serials))
  await step('Warehouse', 'checks them', trade.act(picker, 'check', delivery_code))
  await step('Warehouse', 'loads them', trade.act(picker, 'load', delivery_code))
  await step('Warehouse head', 'lets the goods leave', trade.act(issuer, 'approve', delivery_code))
  return delivery_code
}
const receive = async (delivery_code: string, what: string, lines: object[]) =>
  step('Logistics', what, logistics(saveReceipt, { delivery_code, ...(await trade.proof(delivery_code)), lines }))
const bill = async (delivery_code: string, what: string) => {
  const made = await step(
    'Billing clerk',
    `drafts the invoice ${what}`,
    biller(invoices.generateSalesInvoices, { delivery_codes: [delivery_code], invoice_date: today }),
  )
  const [invoice_code] = made.data.invoice_codes as [string]
  const now = async () => (await boss(invoices.getSalesInvoice, { invoice_code })).data
  const { submit, approve } = invoices.actOnSalesInvoice
  await step('Billing clerk', 'submits it', biller(submit, { invoice_code, row_version: (await now()).row_version }))
  await step('Finance', 'approves it', finance(approve, { invoice_code, row_version: (await now()).row_version }))
  return { invoice_code, amount: (await now()).grand_total as number }
}

test('one unit from its order to the unit that took its place: each paper tells the next', async () => {
  const { customer_code } = trade.place
  const serials = await trade.stockUp(2)
  const [unit = '', other = ''] = serials

  // Sold.
  const ordered = await step(
    'Salesperson',
    'writes an order of two sets',
    seller(createSalesOrder, {
      ...{ customer_code, order_type: 'REGULAR', warehouse_code: 'W1', address_code: trade.place.address_code },
      ...{ requested_delivery_date: today, lines: [{ item_code: 'AC-1', ordered_qty: 2 }] },
    }),
  )
  const order_code = ordered.data.order_code as string
  await order('submit', seller, 'Salesperson', order_code)
  await order('approve', manager, 'Branch manager', order_code)

  // Half of a set is missing: only the missing unit is sent again.
  const first = await sendLetter(order_code, serials, 'of both sets')
  await receive(first, 'records the receipt: one indoor unit is missing', [
    { unit_no: 1, received: 1, short: 1, reason: 'Not on the truck' },
    { unit_no: 2, received: 2, serials },
  ])
  await step(
    'Branch manager',
    'has the missing unit sent',
    trade.act(manager, 'adjust', first, { reason: 'On the shelf' }),
  )
  const next = await sendLetter(order_code, [], 'of the missing unit')
  await receive(next, 'records the receipt of the missing unit', [{ unit_no: 1, received: 1 }])

  // Money.
  await db.insert(banks).values({ bank_code: '014', ...bank })
  const bills = [await bill(first, 'of the first letter'), await bill(next, 'of the second letter')]
  for (const { invoice_code, amount } of bills) {
    const paid = await step(
      'Cashier',
      'writes down the money',
      cashier(receipts.createReceipt, {
        ...{ customer_code, kind: 'transfer', bank_code: '014', reference: 'TRF', amount, received_date: today },
        allocations: [{ invoice_code, amount }],
      }),
    )
    const receipt_code = paid.data.receipt_code as string
    const { row_version } = (await boss(receipts.getReceipt, { receipt_code })).data
    const confirmed = controller(receipts.actOnReceipt.confirm, { receipt_code, row_version })
    await step('Finance manager', 'confirms that it came', confirmed)
  }

  // Sold to a consumer, who is known from then on.
  await makeRegions(db)
  await db.insert(shops).values({
    sub_district_code: west,
    ...{ shop_code: 'SHP-1', shop_name: 'Toko Satu', customer_code, dept_code: '705', status: 'Approved' },
    ...{ salesman_code: seller.usercode, created_by: 'X' },
  })
  const keyperson = await as(['Retail-Order-Input', 'Retail-Order-Search'], {
    ...{ view_data: 'View_Data_Keyperson', shop_codes: ['SHP-1'], username: 'Dewi' },
  })
  await step(
    'Keyperson',
    'checks the number',
    keyperson(retail.checkSerials, { shop_code: 'SHP-1', serial_numbers: [unit] }),
  )
  const now = new Date().toISOString()
  const sale = await step(
    'Keyperson',
    'sells the unit to Budi',
    keyperson(retail.createRetailOrder, {
      ...{ client_uuid: randomUUID(), at_device: now, sent_at_device: now, shop_code: 'SHP-1', sale_date: today },
      ...{ consumer_name: 'Budi Santoso', consumer_phone: '081299990000', consumer_address: 'Jl. Melati 1' },
      lines: [{ serial_outdoor: unit, price: 4_000_000 }],
    }),
  )
  const retail_order_code = sale.data.retail_order_code as string
  const sold = (await boss(retail.getRetailOrder, { retail_order_code })).data
  await step(
    'Branch manager',
    'approves the sell-out',
    manager(retail.actOnRetailOrder.approve, { retail_order_code, row_version: sold.row_version }),
  )

  // Installed, and the installer's bonus.
  await bonus.newRule()
  const installer = await bonus.newInstaller()
  const saved = await step(
    'Installer',
    'applies for the bonus',
    installer(bonuses.saveBonusTicket, bonus.form([{ serial_outdoor: unit }], { install_date: today })),
  )
  await step('Installer', 'hands it in', installer(bonuses.submitBonusTicket, saved.data))
  const { bonus_ticket_code } = saved.data as { bonus_ticket_code: string }
  for (const [role, by, name] of [
    ['Branch manager', manager, 'approve-branch'],
    ['Finance', finance, 'approve-finance'],
  ] as const)
    await step(
      role,
      'approves the bonus',
      by(bonuses.decideOnTicket[name], {
        ...{ bonus_ticket_code, reason: 'Looked at it' },
        row_version: (await boss(bonuses.getBonusTicket, { bonus_ticket_code })).data.row_version,
      }),
    )
  await step('Call centre', 'looks up the warranty', caller(searchWarranty, { serial_number: unit }))

  // Repaired with a part.
  const ticket_number = 'AST-ONE'
  await makeTicket(db, { ticket_number, dept_code: '705' }, [{ serial_outdoor: unit, item_code: 'AC-1(O)' }])
  const sent = await dispatchWorkOrder(
    {
      ...{ db, jobs: server.jobs, config: server.config, offers },
      viewer: { ...systemViewer, usercode: 'U-CC', username: 'Nia' },
      actor: { usercode: 'U-CC', username: 'Nia', via: 'web', ip: '', request_id: '' },
    },
    { ticket_number, asc_code: '8-ASC-01', line_nos: [1], note: 'Not cold' },
  )
  const { work_order_number } = sent
  const work = (by: typeof boss, role: string, name: keyof typeof actOnWorkOrder, what: string, more: object = {}) =>
    step(role, what, by(actOnWorkOrder[name], { work_order_number, ...more }))
  await work(desk, 'Service centre', 'accept', 'accepts the work order', { row_version: 1 })
  const people = { technician_code: 'T-1', helper_codes: ['T-2'] }
  await work(desk, 'Service centre', 'assign-technician', 'assigns the technician', people)
  await work(desk, 'Service centre', 'schedule', 'plans the visit', await freeSlot(work_order_number))
  await work(technician, 'Technician', 'visit', 'arrives', { reason: 'Another day suits the customer' })
  await work(technician, 'Technician', 'repair', 'begins the repair')
  const [detail] = await db
    .select()
    .from(workOrderDetails)
    .where(eq(workOrderDetails.work_order_number, work_order_number))
  const found = { repair_symptom: 'NOT_COLD', repair_place_of_failure: 'PCB', repair_cause_of_failure: 'SURGE' }
  const after = { moment: 'After', pressure: 140, ampere: '3.4', temperature_in: 27, temperature_out: 14 }
  await work(helper, 'Technician', 'save-work', 'puts a part in', {
    units: [
      {
        work_order_detail_id: detail?.work_order_detail_id,
        findings: [{ ...found, action_taken: 'Replaced' }],
        measurements: [{ ...after, refrigerant_g: 50 }],
        parts: [{ item_code: 'PCB-1', item_name: 'PCB', quantity: 1, item_flag: 'OUT' }],
        checklist: Object.fromEntries(checklist.map((question) => [question, true])),
      },
    ],
  })
  await photograph(work_order_number, 'before', 'after')
  await work(technician, 'Technician', 'finish', 'finishes the repair', { signed_by: 'Budi' })
  await work(department, 'After-sales department', 'ass-confirm', 'confirms the work')

  // Exchanged at the consumer's.
  const [fresh = ''] = await trade.stockUp(1)
  const asked = await step(
    'Branch admin',
    'asks for an exchange',
    asker(rmas.createRmaRequest, {
      ...{ source: 'Dealer_DOA', warehouse_code: 'W1', symptom: 'Does not start again', resolution: 'Replace_Unit' },
      serial_numbers: [unit],
    }),
  )
  const rma_code = asked.data.rma_code as string
  const rma = async (
    by: typeof boss,
    role: string,
    name: keyof typeof rmas.actOnRmaRequest,
    what: string,
    more: object = {},
  ) => {
    const { row_version } = (await boss(rmas.getRmaRequest, { rma_code })).data
    return step(role, what, by(rmas.actOnRmaRequest[name], { rma_code, row_version, ...more }))
  }
  await rma(asker, 'Branch admin', 'submit', 'submits it')
  await rma(department, 'After-sales department', 'check', 'confirms the defect', { check_result: 'Confirmed' })
  await rma(second, 'After-sales department', 'approve', 'approves the exchange')
  await rma(picker, 'Warehouse', 'receive', 'takes the old unit in', { lines: [{ line_no: 1, serial_number: unit }] })
  await rma(picker, 'Warehouse', 'ship', 'sends the new unit', { lines: [{ line_no: 101, serial_number: fresh }] })
  await rma(picker, 'Warehouse', 'confirmOut', 'hears that it arrived')
  await rma(picker, 'Warehouse', 'close', 'closes the exchange')

  // The second set comes back.
  const second_bill = bills[1] ?? { invoice_code: '' }
  const owner = (
    await Promise.all(bills.map(({ invoice_code }) => boss(invoices.getSalesInvoice, { invoice_code })))
  ).find(({ data }) => data.lines.some((line: { serial_numbers: string[] }) => line.serial_numbers.includes(other)))
  const invoice_code = (owner?.data.invoice_code as string | undefined) ?? second_bill.invoice_code
  const back = await step(
    'Salesperson',
    'asks for a return of the other set',
    returns.create([returns.line({ invoice_code }, [other])]),
  )
  const return_code = back.data.return_code as string
  await returns.hang(return_code)
  await step('Salesperson', 'submits the return', returns.act(seller, 'submit', return_code))
  const all = { lines: [{ line_no: 1, approved_qty: 1 }] }
  await step('Branch manager', 'approves the return', returns.act(branch, 'approve', return_code, all))
  await step(
    'Warehouse',
    'inspects the goods',
    returns.act(picker, 'receive', return_code, {
      ...{ warehouse_code: 'W1', lines: [{ line_no: 1, accepted_qty: 1, accepted_serials: [other] }] },
    }),
  )
  const { proposals } = await returns.read(return_code)
  await step(
    'Finance',
    'credits the return',
    returns.act(finance, 'close', return_code, {
      invoices: proposals.map((one) => ({
        ...{ invoice_code: one.invoice_code, tax_choice: one.tax_choices[0] },
        ...{ nota_retur_no: 'NR-1', nota_retur_date: today },
      })),
    }),
  )
  const restock = { lines: [{ line_no: 1, disposition: 'Restock' }] }
  await step('Warehouse', 'puts it into stock again', returns.act(picker, 'dispose', return_code, restock))

  // Everybody reads the same story.
  const old = (await step('Salesperson', 'reads the life of the unit', seller(getSerialLife, { serial_number: unit })))
    .data as SerialLife
  await step('Finance', 'reads it too', finance(getSerialLife, { serial_number: unit }))
  await step('Call centre', 'finds the caller by the old number', caller(findCaller, { serial_number: unit }))
  process.stdout.write(`One unit's life, ${told.length} steps by ${roles.size} roles:\n${told.join('\n')}\n`)
  expect(told.length).toBeGreaterThanOrEqual(60)
  expect(roles.size).toBeGreaterThanOrEqual(11)

  expect(eventsOf(old)).toEqual([
    ...['produced', 'received', 'locked', 'sent', 'delivered', 'invoiced', 'sold-out', 'installed'],
    ...['part-replaced', 'repaired', 'returned', 'damaged', 'replaced'],
  ])
  const moments = old.steps.map(({ happened_at }) => Date.parse(happened_at))
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  for (const [n, { status_before }] of old.steps.entries())
    expect(status_before, old.steps[n]?.event).toBe(old.steps[n - 1]?.status_after ?? null)
  const kinds = new Set((await lifeOf(boss, unit)).papers.map(({ kind }) => kind))
  for (const kind of [
    'sales-order',
    'delivery-order',
    'sales-invoice',
    'retail-order',
    'bonus-ticket',
    'work-order',
    'part',
  ])
    expect(kinds, kind).toContain(kind)
  const taken = await lifeOf(boss, fresh)
  expect(taken).toMatchObject({ unit: { status: 'Installed', retail_date: today }, replaces: unit })
  expect(taken.papers.find(({ kind }) => kind === 'consumer')).toMatchObject({ detail: 'Budi Santoso' })
  expect((await lifeOf(boss, unit)).unit?.replaced_by_sn).toBe(fresh)
  expect((await lifeOf(boss, other)).unit?.status).toBe('InStock')
  expect((await boss(reconcileStock)).data.differences).toEqual([])
})
