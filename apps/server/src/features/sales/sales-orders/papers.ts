import type { salesOrderPapers as contract } from '@sejuk/contract/sales/order-papers'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { orderPaperWords } from '@sejuk/words/sales/order-papers'
import { type PaperWord, paperWordsIn } from '../../../business/company/draw-paper.ts'
import { payFrame } from '../../../business/company/pay-frame.ts'
import { findSeller } from '../../../business/company/sellers.ts'
import { sharedLetterhead } from '../../../business/company/shared-letterhead.ts'
import { paymentReferenceOf } from '../../../business/money/payment-reference.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { getSalesOrder } from './queries.ts'

type Asked = RequestContext<typeof contract>
type Word = (key: keyof typeof orderPaperWords.words) => string
type Order = Awaited<ReturnType<typeof getSalesOrder>>['data']

/** What the customer signs and the branch files: one order a page, with the ways to each of them as a code to scan. */
export const salesOrderPapers = async (asked: Asked) => {
  const { db, input, request, config } = asked
  const { language } = input
  const words = await localizedWords(db, orderPaperWords)
  const word: Word = (key) => words(key, language)
  const codes = [...new Set(input.order_code)]
  const found: Order[] = []
  for (const order_code of codes) found.push((await getSalesOrder({ ...asked, input: { order_code } })).data)
  const paper = await paperWordsIn(db, language)
  const body: PdfBlock[] = []
  for (const one of found) {
    const address =
      originOf(request, config) + addressTo('salesOrder', { menu: 'sales-order', order_code: one.order_code })
    if (body.length > 0) body.push({ kind: 'new-page' })
    const pay = await payBlocks(db, one, paper)
    body.push(...blocksOf(one, { word, paper, pay, language, address }))
  }
  const letterhead = await sharedLetterhead(db, found, paper, companyToday())
  const [first] = found
  const isOne = found.length === 1 && first
  const isOpen = isOne && first.status !== 'Approved' && first.status !== 'Closed'
  const data = await pdfDocument(db, {
    ...{ title: word('title'), language, body, ...(letterhead ? { letterhead } : {}) },
    ...(isOne ? { code: first.order_code } : {}),
    name: isOne ? first.order_code : word('printMany'),
    ...(isOpen ? { watermark: word('draft') } : {}),
  })
  return { data }
}

/** Where to pay, from when the customer is bound to it: a draft asks for nothing. */
const payBlocks = async (db: Asked['db'], order: Order, paper: PaperWord): Promise<PdfBlock[]> => {
  const { customer_code, order_code, org_code, dept_code, status } = order
  if (status !== 'Submitted' && status !== 'Approved') return []
  const seller = await findSeller(db, { org_code, dept_code, paper: 'invoice', day: companyToday() })
  if (!seller) return []
  return [payFrame(seller, await paymentReferenceOf(db, { customer_code, order_code }), paper)]
}

type Drawn = {
  word: Word
  paper: PaperWord
  pay: readonly PdfBlock[]
  language: Asked['input']['language']
  address: string
}

const blocksOf = (order: Order, { word, paper, pay, language, address }: Drawn): PdfBlock[] => {
  const dates = datesFor(language, headOffice)
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ') || '-'
  const facts: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('order'), order.order_code],
      [word('date'), dates.day(order.order_date)],
      [word('customer'), `${order.customer_name} (${order.customer_code})`],
      [word('branch'), order.dept_name],
      [word('salesperson'), order.salesman_name ?? '-'],
      [word('warehouse'), order.warehouse_name ?? order.warehouse_code],
      [
        word('delivery'),
        joined(order.requested_delivery_date && dates.day(order.requested_delivery_date), order.time_slot),
      ],
      [word('receiver'), joined(order.receiver_name, order.receiver_phone)],
      [word('address'), order.detail_address ?? '-'],
      [word('poNumber'), order.po_number ?? '-'],
      [word('terms'), joined(`${order.payment_term_days} ${word('days')}`, order.collect_method)],
      [word('remark'), order.remark ?? '-'],
    ],
  }
  const sums: [string, number][] = [
    [word('base'), order.base],
    [word('vat'), order.vat],
    ...(order.rounding_adjustment === 0 ? [] : ([[word('rounding'), order.rounding_adjustment]] as [string, number][])),
  ]
  return [
    {
      kind: 'columns',
      columns: [{ blocks: [facts] }, { width: 34, blocks: [{ kind: 'qr', text: address, size: 30, align: 'right' }] }],
    },
    {
      kind: 'table',
      isPlain: true,
      columns: [
        { title: word('item'), width: 'content' },
        { title: word('itemName') },
        { title: word('qty'), align: 'right', width: 'content' },
        { title: word('price'), align: 'right', width: 'content' },
        { title: word('discount'), align: 'right', width: 'content' },
        { title: word('amount'), align: 'right', width: 'content' },
      ],
      rows: order.lines.map((line) => [
        line.item_code,
        line.sub_items.length
          ? [line.item_name, { text: `${word('setOf')} ${unitsOf(line)}`, small: true, muted: true }]
          : line.item_name,
        String(line.ordered_qty),
        rupiah(line.list_price),
        rupiah(line.discount_amount),
        rupiah(line.amount),
      ]),
      foot: ['', word('total'), String(order.total_qty), '', rupiah(order.discount_amount), rupiah(order.total_amount)],
    },
    {
      kind: 'together',
      blocks: [
        {
          kind: 'columns',
          columns: [
            { blocks: pay },
            {
              width: 76,
              blocks: [
                {
                  kind: 'ladder',
                  rows: [
                    ...sums.map(([label, amount]) => ({ label, amount: writeNumber(amount) })),
                    {
                      ...{ label: `${word('totalWithTax')} Rp`, amount: writeNumber(order.total_amount) },
                      tone: 'total' as const,
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          kind: 'signing',
          places: [
            { above: word('made'), name: order.create_user_name, title: '' },
            { above: word('approved'), name: order.approved_user_name ?? '', title: '' },
            { above: word('agreed'), name: '', title: paper('nameDateStamp') },
          ],
        },
      ],
    },
  ]
}

const unitsOf = ({ sub_items }: Order['lines'][number]) =>
  sub_items.map(({ sub_item_code, sub_quantity }) => `${sub_quantity} × ${sub_item_code}`).join(', ')
