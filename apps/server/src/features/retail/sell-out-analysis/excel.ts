import type * as contract from '@sejuk/contract/retail/sell-out-analysis'
import { sellOutAnalysisWords as book } from '@sejuk/words/retail/sell-out-analysis'
import { localizedWords } from '../../../platform/export/localized.ts'
import { type SmallSheet, smallWorkbook } from '../../../platform/export/small-workbook.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { computeFigures } from '../../../platform/reports/compute-figures.ts'
import { analysisOf } from './queries.ts'

const number = 'number' as const
const decimal = 'decimal' as const
const date = 'date' as const

/** The page as a workbook: a sheet for each picture, and all shops where the page shows the first. */
export const sellOutExcel = async ({ db, viewer, input }: RequestContext<typeof contract.sellOutExcel>) => {
  const { language, ...asked } = input
  const data = await computeFigures('large', () => analysisOf(db, viewer, asked))
  const words = await localizedWords(db, book)
  const word = (key: keyof typeof book.words) => words(key, language)
  const { figures } = data
  const sheets: SmallSheet[] = [
    {
      name: word('figures'),
      columns: [
        { title: word('figure'), width: 34 },
        { title: word('period'), kind: decimal },
        { title: word('before'), kind: decimal },
      ],
      rows: [
        [word('from'), data.from, data.before],
        [word('to'), data.to, data.before_to],
        [word('sellIn'), figures.sell_in, figures.sell_in_before],
        [word('sellOut'), figures.sell_out, figures.sell_out_before],
        [word('sellThroughPercent'), figures.sell_through, null],
        [word('weeksOfStock'), figures.weeks_of_stock, null],
        [word('shopsCounted'), figures.shops, null],
        [word('shopsEntered'), figures.shops_this_week, null],
      ],
    },
    {
      name: word('week'),
      columns: [
        { title: word('week'), kind: number },
        { title: word('from'), kind: date },
        { title: word('to'), kind: date },
        { title: word('inShort'), kind: number },
        { title: word('outShort'), kind: number },
        { title: word('stockEnd'), kind: number },
        { title: word('weeksShort'), kind: decimal },
        { title: word('shops'), kind: number },
      ],
      rows: data.weeks.map((week) => [
        ...[week.number, week.from, week.to, week.sell_in, week.sell_out, week.stock, week.weeks_of_stock, week.shops],
      ]),
    },
    {
      name: word('topModels'),
      columns: [
        { title: word('model') },
        { title: word('modelName'), width: 40 },
        { title: word('units'), kind: number },
        { title: word('before'), kind: number },
      ],
      rows: data.models.map((model) => [model.item_code, model.item_name, model.sold, model.before]),
    },
    {
      name: word('ranking'),
      columns: [
        { title: word('rank'), kind: number, width: 8 },
        { title: word('shopCode') },
        { title: word('shop'), width: 34 },
        { title: word('branch') },
        { title: word('outShort'), kind: number },
        { title: word('offered'), kind: number },
        { title: word('sellThroughPercent'), kind: decimal },
        { title: word('weeksShort'), kind: decimal },
        { title: word('stock') },
        { title: word('lastSale'), kind: date },
      ],
      rows: data.shops.map((shop) => [
        ...[shop.rank, shop.shop_code, shop.shop_name, shop.dept_name, shop.sold, shop.offered, shop.sell_through],
        ...[shop.weeks_of_stock, word(shop.cover), shop.last_sale],
      ]),
    },
    {
      name: word('byCapacity'),
      columns: [
        { title: word('capacityPk'), kind: decimal },
        { title: word('units'), kind: number },
        { title: word('sellThroughPercent'), kind: decimal },
      ],
      rows: data.capacities.map((row) => [row.capacity_pk ?? word('other'), row.sold, row.sell_through]),
    },
    {
      name: word('people'),
      columns: [
        { title: word('seller'), width: 28 },
        { title: word('shop'), width: 34 },
        { title: word('units'), kind: number },
        { title: word('days'), kind: number },
        { title: word('amount'), kind: number },
        { title: word('monthlyTarget'), kind: number },
      ],
      rows: data.people.map((one) => [...[one.seller_name, one.shop_name, one.sold, one.days, one.amount, one.target]]),
    },
  ]
  return { data: await smallWorkbook(`${word('title')} ${data.from} ${data.to}`, sheets) }
}
