import { writeNumber } from '@sejuk/domain/values/numbers'
import { grouped, type PaperWord } from '../../../business/company/draw-paper.ts'
import type { PaperSnapshot } from '../../../db/tables/company/issued-papers.ts'
import type { PdfBlock } from '../../../platform/pdf/blocks.ts'
import type { NoteFacts } from './note-facts.ts'

type Drawn = { found: NoteFacts; seller: PaperSnapshot; word: PaperWord; day: (day: string) => string }

/** Everything but the signature: name, title and stamp are the buyer's. */
export const notaReturBody = ({ found, seller, word }: Drawn): PdfBlock[] => {
  const { customer, note } = found
  const party = (title: string, name: string, address: string | null, npwp: string): PdfBlock[] => [
    { kind: 'text', text: { text: title, small: true } },
    { kind: 'text', text: { text: name, bold: true } },
    ...(address ? [{ kind: 'text', text: address } as const] : []),
    { kind: 'text', text: `${word('npwp')} ${grouped(npwp)}` },
  ]
  const buyer = customer.tax_name || customer.customer_name
  const { base, vat, other_base } = note
  return [
    {
      kind: 'columns',
      columns: [
        { blocks: party(word('buyer'), buyer, customer.tax_address, customer.npwp ?? '') },
        { blocks: party(word('toSeller'), seller.name, seller.address, seller.npwp) },
      ],
    },
    {
      kind: 'table',
      isPlain: true,
      columns: [
        { title: word('no'), width: 8 },
        { title: word('goodsBack') },
        { title: word('qty'), align: 'right', width: 16 },
        { title: word('priceBeforeTax'), align: 'right', width: 34 },
        { title: word('amount'), align: 'right', width: 30 },
      ],
      rows: found.lines.map((line, n) => [
        String(n + 1),
        [
          `${line.item_code} ${line.item_name}`,
          {
            text: [
              ...(line.serials.length ? [word('serials', { list: line.serials.join(' · ') })] : []),
              `${word('ofReturn')} ${note.return_code}`,
            ].join(' · '),
            small: true,
          },
        ],
        writeNumber(line.qty),
        writeNumber(line.qty > 0 ? Math.round(line.base / line.qty) : line.base),
        { text: writeNumber(line.base), bold: true },
      ]),
    },
    {
      kind: 'together',
      blocks: [
        {
          kind: 'columns',
          columns: [
            {
              width: 90,
              blocks: [
                {
                  kind: 'ladder',
                  rows: [
                    { label: word('sumBack'), amount: writeNumber(base) },
                    { label: word('otherBase'), amount: writeNumber(other_base) },
                    { label: word('vatBack'), amount: writeNumber(vat) },
                    { label: word('luxuryTax'), amount: '0' },
                    { label: `${word('returnValue')} Rp`, amount: writeNumber(base + vat), tone: 'total' },
                  ],
                },
              ],
            },
            { blocks: [] },
            {
              width: 46,
              blocks: [
                { kind: 'signing', places: [{ above: word('buyerSigns'), name: '', title: word('nameTitleStamp') }] },
              ],
            },
          ],
        },
      ],
    },
  ]
}
