import { getCreditAmount } from '@sejuk/contract/customers/customers'
import { saveReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import * as invoices from '@sejuk/contract/finance/sales-invoices'
import * as contract from '@sejuk/contract/returns/return-requests'
import { returnPhotoModule } from '@sejuk/domain/returns/return-photos'
import { eq } from 'drizzle-orm'
import { serialNumbers } from '../src/db/tables/catalogue/serial-numbers.ts'
import { attachments } from '../src/db/tables/platform/attachments.ts'
import { stockBalances } from '../src/db/tables/stock/stock-moves.ts'
import { companyToday } from '../src/platform/calendar/company-day.ts'
import { startDeliveries } from './deliveries.ts'
import type { Caller } from './orders.ts'
import type { startTestServer } from './servers/test-server.ts'

/** Goods that were sold, delivered and billed, and the people who take them back. */
export const startReturns = async (server: Awaited<ReturnType<typeof startTestServer>>) => {
  const { db, as } = server
  const trade = await startDeliveries(server)
  const { seller, manager, finance, logistics, picker, person } = trade
  const headOffice = await person('Sales-HO', 'Gita', '713')
  const biller = await person('Finance', 'Yuni')
  const elsewhere = await person('Branch-Manager', 'Wayan', '713')
  const boss = await as()
  const today = companyToday()
  const done = async <Answer extends { code: string; message: string }>(asked: Promise<Answer>) => {
    const answer = await asked
    if (answer.code !== '200') throw new Error(answer.message)
    return answer
  }

  /** The invoice and the numbers of its outdoor units. */
  const sold = async (n: number, to = trade.place) => {
    const serials = await trade.stockUp(n)
    const order = await trade.approved(n, to)
    const delivery_code = await trade.send([order], serials)
    const lines = [1, 2].map((unit_no) => ({ unit_no, received: n }))
    await done(logistics(saveReceipt, { delivery_code, ...(await trade.proof(delivery_code)), lines }))
    const made = await biller(invoices.generateSalesInvoices, { delivery_codes: [delivery_code], invoice_date: today })
    const [invoice_code] = made.data.invoice_codes as [string]
    const read = async () => (await boss(invoices.getSalesInvoice, { invoice_code })).data
    const { submit, approve } = invoices.actOnSalesInvoice
    await done(biller(submit, { invoice_code, row_version: (await read()).row_version }))
    await done(finance(approve, { invoice_code, row_version: (await read()).row_version }))
    return { invoice_code, serials, delivery_code, amount: (await read()).grand_total as number }
  }
  type Sold = Awaited<ReturnType<typeof sold>>

  const line = ({ invoice_code }: Pick<Sold, 'invoice_code'>, serial_numbers: string[], over: object = {}) => ({
    ...{ invoice_code, invoice_line_no: 1, quantity: serial_numbers.length, serial_numbers, condition: 'Sealed' },
    ...over,
  })
  const form = (lines: object[], over: object = {}) => ({
    ...{ reason_code: 'Wrong_Item', warehouse_code: 'W1', handover: 'Pickup', pickup_address: 'Jl. Kramat 1', lines },
    ...over,
  })
  const create = (lines: object[], over: object = {}, by: Caller = seller) =>
    by(contract.createReturnRequest, { customer_code: trade.place.customer_code, ...form(lines, over) })
  const read = async (return_code: string): Promise<contract.ReturnDetail> =>
    (await boss(contract.getReturnRequest, { return_code })).data as contract.ReturnDetail
  type Name = keyof typeof contract.actOnReturnRequest
  const act = async (by: Caller, name: Name, code: string, more: object = {}) =>
    by(contract.actOnReturnRequest[name], { return_code: code, row_version: (await read(code)).row_version, ...more })
  let photos = 0
  const hang = async (module_code: string) => {
    const attachment_code = `RPH-${++photos}`
    await db.insert(attachments).values({
      ...{ attachment_code, kind: 'photo', module_name: returnPhotoModule, module_code, alias: 'goods' },
      ...{ original_file_name: 'a.jpg', content_type: 'image/jpeg', bytes: 1, sha256: attachment_code },
      ...{ store_key: attachment_code, created_by: 'X' },
    })
  }
  const submitted = async (lines: object[], over: object = {}) => {
    const return_code = (await create(lines, over)).data.return_code as string
    await hang(return_code)
    await done(act(seller, 'submit', return_code))
    return return_code
  }
  /** As much of each line as was asked for. */
  const approved = async (lines: object[], over: object = {}) => {
    const return_code = await submitted(lines, over)
    const all = (await read(return_code)).lines.map(({ line_no, quantity }) => ({ line_no, approved_qty: quantity }))
    await done(act(manager, 'approve', return_code, { lines: all }))
    return return_code
  }
  /** Received, and all of it accepted. */
  const inspected = async (invoice: Sold, serials: string[]) => {
    const return_code = await approved([line(invoice, serials)])
    const lines = [{ line_no: 1, accepted_qty: serials.length, accepted_serials: serials }]
    await done(act(picker, 'receive', return_code, { warehouse_code: 'W1', lines }))
    return return_code
  }
  const balanceOf = async (item_code: string) => {
    const [found] = await db.select().from(stockBalances).where(eq(stockBalances.item_code, item_code))
    return { on_hand: found?.on_hand ?? 0, damaged: found?.damaged ?? 0 }
  }
  const statusOf = async (serial: string) => {
    const [found] = await db.select().from(serialNumbers).where(eq(serialNumbers.serial_number, serial))
    return found?.status
  }
  const exposure = async () =>
    (await boss(getCreditAmount, { customer_code: trade.place.customer_code })).data as Record<string, number>
  return {
    ...{ trade, seller, manager, finance, logistics, picker, headOffice, biller, elsewhere, boss, today, sold, line },
    ...{ form, create, read, act, hang, submitted, approved, inspected, balanceOf, statusOf, exposure, person },
  }
}
