import type { vendorClaimLetter as contract } from '@sejuk/contract/returns/vendor-claims'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { localizedWords } from '../../../platform/export/localized.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { pdfDocument } from '../../../platform/pdf/pdf-document.ts'
import { claimOf } from './queries.ts'

/** What goes to the factory with the units: each by its number, with what is asked for it. */
export const vendorClaimLetter = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language, claim_code } = input
  const found = await claimOf(db, viewer, claim_code)
  const words = await localizedWords(db, claimWords)
  const word = (key: keyof typeof claimWords.words) => words(key, language)
  const dates = datesFor(language, headOffice)
  const document = await pdfDocument(db, {
    ...{ title: word('letter'), language, code: claim_code, name: claim_code },
    ...(found.status === 'Draft' ? { watermark: word('Draft') } : {}),
    body: [
      {
        kind: 'facts',
        across: 2,
        facts: [
          [word('claim_code'), claim_code],
          [word('factory_name'), found.factory_name],
          [word('warehouse_name'), found.warehouse_name],
          [word('sent_date'), found.sent_date ? dates.date(found.sent_date) : '-'],
          [word('claim_amount'), rupiah(found.claim_amount)],
          [word('note'), found.note ?? '-'],
        ],
      },
      {
        kind: 'table',
        columns: [
          { title: word('serial_number'), width: 'content' },
          { title: word('item') },
          { title: word('document_code'), width: 'content' },
          { title: word('claim_amount'), align: 'right', width: 'content' },
        ],
        rows: found.lines.map((line) => [
          line.serial_number,
          `${line.item_code} ${line.item_name}`,
          line.document_code,
          rupiah(line.claim_amount),
        ]),
      },
    ],
  })
  return { data: document }
}
