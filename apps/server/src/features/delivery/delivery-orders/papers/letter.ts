import type { deliveryLetters as contract } from '@sejuk/contract/delivery/delivery-work'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { type PaperWord, paperWordsIn } from '../../../../business/company/draw-paper.ts'
import { localizedWords } from '../../../../platform/export/localized.ts'
import type { RequestContext } from '../../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../../platform/pdf/blocks.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'
import { pdfDocument } from '../../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../../platform/session/browser.ts'
import { letterheadFor } from './paper-head.ts'
import { deliveryOf } from '../queries.ts'

type Asked = RequestContext<typeof contract>
type Found = Awaited<ReturnType<typeof deliveryOf>>
type Word = (key: keyof typeof deliveryWords.words) => string

/** The letters that travel with the goods; the QR code of each opens its delivery, and the receipt is found by it. */
export const deliveryLetters = async ({ db, viewer, input, request, config }: Asked) => {
  const { language, delivery_code } = input
  const words = await localizedWords(db, deliveryWords)
  const word: Word = (key) => words(key, language)
  const codes = [...new Set(delivery_code)]
  const found: Found[] = []
  for (const code of codes) found.push(await deliveryOf(db, viewer, code))
  const paper = await paperWordsIn(db, language)
  const body = found.flatMap((one, n): PdfBlock[] => {
    const address = originOf(request, config) + addressTo('delivery', { code: one.delivery_code })
    return [...(n > 0 ? [{ kind: 'new-page' } as const] : []), ...blocksOf(one, { word, paper, language, address })]
  })
  const [first] = found
  const isDraft = found.some(({ goods_issue_date }) => goods_issue_date === null)
  const letterhead = await letterheadFor(db, found, paper, companyToday())
  const document = await pdfDocument(db, {
    ...(letterhead ? { letterhead } : {}),
    ...{ title: word('letter'), language, body },
    ...(codes.length === 1 && first ? { code: first.delivery_code } : {}),
    name: codes.length === 1 ? (codes[0] ?? 'letter') : word('letter'),
    ...(isDraft && codes.length === 1 ? { watermark: word('draft') } : {}),
  })
  return { data: document }
}

type Drawn = { word: Word; paper: PaperWord; language: Asked['input']['language']; address: string }

/** With places to write in what was received, short or damaged. */
const blocksOf = (found: Found, { word, paper, language, address }: Drawn): PdfBlock[] => {
  const dates = datesFor(language, headOffice)
  const head: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('delivery_code'), found.delivery_code],
      [word('orders'), found.order_codes.join(', ')],
      [word('customer'), `${found.customer_name} (${found.customer_code})`],
      [word('warehouse_code'), found.warehouse_name],
      [word('address'), [found.detail_address, found.district_name, found.city_name].filter(Boolean).join(', ') || '-'],
      [word('receiver'), [found.receiver_name, found.receiver_phone].filter(Boolean).join(', ') || '-'],
      [word('planned_date'), found.planned_date ? `${dates.day(found.planned_date)} ${found.time_slot ?? ''}` : '-'],
      [word('driver_name'), [found.driver_name, found.truck_no].filter(Boolean).join(', ') || '-'],
      [word('logistic_vendor'), found.logistic_vendor ?? '-'],
      [word('seal_no'), found.seal_no ?? '-'],
      [word('total_weight'), writeNumber(found.total_weight, 1)],
      [word('remark'), found.remark ?? '-'],
    ],
  }
  return [
    {
      kind: 'columns',
      columns: [{ blocks: [head] }, { width: 34, blocks: [{ kind: 'qr', text: address, size: 30, align: 'right' }] }],
    },
    {
      kind: 'table',
      ...{ isPlain: true, isRuled: true },
      columns: [
        { title: word('item'), width: 'content' },
        { title: word('itemName') },
        { title: word('qty'), align: 'right', width: 'content' },
        { title: paper('received'), align: 'center', width: 20 },
        { title: paper('short'), align: 'center', width: 18 },
        { title: paper('damaged'), align: 'center', width: 18 },
      ],
      rows: found.units.map(({ item_code, item_name, qty, serials }) => [
        item_code,
        serials.length
          ? [item_name, { text: serials.map(({ serial_number }) => serial_number).join(' · '), small: true }]
          : item_name,
        String(qty),
        '',
        '',
        '',
      ]),
      foot: ['', word('total'), { text: String(found.total_qty), bold: true }, '', '', ''],
    },
    {
      kind: 'signing',
      places: [
        { above: word('signedWarehouse'), name: found.goods_issue_user_name ?? '', title: paper('nameDateStamp') },
        { above: word('signedDriver'), name: found.driver_name ?? '', title: paper('nameDateStamp') },
        { above: word('signedReceiver'), name: '', title: paper('nameDateStamp') },
      ],
    },
  ]
}
