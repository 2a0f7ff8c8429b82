import type { returnLetter as contract } from '@sejuk/contract/returns/return-requests'
import { addressTo } from '@sejuk/domain/pages'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { originOf } from '../../../platform/session/browser.ts'
import { linesOfReturn } from './lines.ts'
import { returnOf } from './queries.ts'

/** What the driver takes along: what to fetch, by its numbers, and two signatures. Its code opens the return. */
export const returnLetter = async (context: RequestContext<typeof contract>) => {
  const { db, input, request, config } = context
  const { language, return_code } = input
  const found = await returnOf(context, return_code)
  const words = await localizedWords(db, returnWords)
  const word = (key: keyof typeof returnWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const lines = (await linesOfReturn(db, return_code)).filter((line) => line.approved_qty !== 0)
  const isApproved = found.approved_date !== null
  const document = await pdfDocument(db, {
    ...{ title: word('letter'), language, code: return_code, name: return_code },
    ...(isApproved ? {} : { watermark: word('Draft') }),
    body: [
      {
        kind: 'columns',
        columns: [
          {
            blocks: [
              {
                kind: 'facts',
                across: 2,
                facts: [
                  [word('return_code'), return_code],
                  [word('customer_name'), `${found.customer_name} (${found.customer_code})`],
                  [word('pickup_address'), found.pickup_address ?? '-'],
                  [word('warehouse_name'), found.warehouse_name],
                  [
                    word('pickup_date'),
                    found.pickup_date ? `${dates.day(found.pickup_date)} ${found.time_slot ?? ''}` : '-',
                  ],
                  [word('driver_name'), [found.driver_name, found.truck_no].filter(Boolean).join(', ') || '-'],
                  [word('reason_code'), word(found.reason_code)],
                ],
              },
            ],
          },
          {
            width: 34,
            blocks: [
              { kind: 'qr', text: originOf(request, config) + addressTo('return', { code: return_code }), size: 30 },
            ],
          },
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: word('item'), width: 'content' },
          { title: word('item_name') },
          { title: word('invoice_code'), width: 'content' },
          { title: word('quantity'), align: 'right', width: 'content' },
        ],
        rows: lines.map((line) => [
          line.item_code,
          line.serial_numbers.length
            ? [line.item_name, { text: line.serial_numbers.join(', '), small: true, muted: true }]
            : line.item_name,
          line.invoice_code,
          String(line.approved_qty ?? line.quantity),
        ]),
      },
      {
        kind: 'together',
        blocks: [
          {
            kind: 'signatures',
            people: [
              { title: word('signedCustomer'), name: '' },
              { title: word('signedDriver'), name: found.driver_name ?? '' },
              { title: word('signedWarehouse'), name: '' },
            ],
          },
        ],
      },
    ],
  })
  return { data: document }
}
