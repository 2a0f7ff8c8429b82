import type { transferLetter as contract } from '@sejuk/contract/stock/transfers'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { transferWords } from '@sejuk/words/stock/transfers'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { transferOf } from './queries.ts'

/** The letter that travels with the goods; its QR code opens the transfer. */
export const transferLetter = async ({ db, viewer, input, request, config }: RequestContext<typeof contract>) => {
  const { language, transfer_code } = input
  const found = await transferOf(db, viewer, transfer_code)
  const words = await localizedWords(db, transferWords)
  const word = (key: keyof typeof transferWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const place = { menu: 'transfer-in', order_code: transfer_code }
  const address = originOf(request, config) + addressTo('transferDetail', place)
  const head: PdfBlock = {
    kind: 'facts',
    across: 2,
    facts: [
      [word('from_warehouse'), `${found.from_warehouse_name} (${found.from_warehouse})`],
      [word('to_warehouse'), `${found.to_warehouse_name} (${found.to_warehouse})`],
      [word('approved_date'), found.approved_date ? dates.dateTime(found.approved_date) : '-'],
      [word('eta'), dates.day(found.eta)],
      [word('vendor'), found.vendor ?? '-'],
      [word('driver_name'), [found.driver_name, found.truck_no].filter(Boolean).join(', ') || '-'],
      [word('remark'), found.remark ?? '-'],
    ],
  }
  const body: PdfBlock[] = [
    {
      kind: 'columns',
      columns: [{ blocks: [head] }, { width: 34, blocks: [{ kind: 'qr', text: address, size: 30 }] }],
    },
    {
      kind: 'table',
      columns: [
        { title: word('item'), width: 'content' },
        { title: word('item_name') },
        { title: word('qty'), align: 'right', width: 'content' },
      ],
      rows: found.lines.map(({ item_code, item_name, qty, serial_numbers }) => [
        item_code,
        serial_numbers.length ? [item_name, { text: serial_numbers.join(', '), small: true, muted: true }] : item_name,
        String(qty),
      ]),
      foot: ['', word('total'), { text: String(found.qty), bold: true }],
    },
    {
      kind: 'together',
      blocks: [
        {
          kind: 'signatures',
          people: [
            { title: word('signedSource'), name: found.approved_user_name ?? '' },
            { title: word('signedDriver'), name: found.driver_name ?? '' },
            { title: word('signedDestination'), name: '' },
          ],
        },
      ],
    },
  ]
  const document = await pdfDocument(db, {
    ...{ title: word('letter'), code: transfer_code, language, name: transfer_code, body },
    ...(found.approved_date ? {} : { watermark: word('Draft') }),
  })
  return { data: document }
}
