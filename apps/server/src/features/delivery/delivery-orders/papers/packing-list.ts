import type { packingList as contract } from '@sejuk/contract/delivery/delivery-work'
import { datesFor, headOffice } from '@sejuk/domain/values/dates'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { type PaperWord, paperWordsIn } from '../../../../business/company/draw-paper.ts'
import { companyToday } from '../../../../platform/calendar/company-day.ts'
import type { RequestContext } from '../../../../platform/http/serve.ts'
import type { PdfBlock } from '../../../../platform/pdf/blocks.ts'
import { pdfDocument } from '../../../../platform/pdf/pdf-document.ts'
import { letterheadFor } from './paper-head.ts'
import { deliveryOf } from '../queries.ts'

type Found = Awaited<ReturnType<typeof deliveryOf>>
type Dates = ReturnType<typeof datesFor>

/** What goes on which truck: the last stop is loaded first, and every model is counted once for the whole truck. */
export const packingList = async ({ db, viewer, input }: RequestContext<typeof contract>) => {
  const { language } = input
  const word = await paperWordsIn(db, language)
  const dates = datesFor(language, headOffice)
  const found: Found[] = []
  for (const code of new Set(input.delivery_code)) found.push(await deliveryOf(db, viewer, code))
  const trucks = Map.groupBy(found, (one) => `${one.planned_date ?? ''} ${one.truck_no ?? ''}`)
  const pages = [...trucks.values()].map((stops) => truckOf(stops, word, dates))
  const letterhead = await letterheadFor(db, found, word, companyToday())
  return {
    data: await pdfDocument(db, {
      ...{ title: word('packingList'), language, name: word('packingList') },
      ...(letterhead ? { letterhead } : {}),
      body: pages.flatMap((page, n): PdfBlock[] => (n > 0 ? [{ kind: 'new-page' }, ...page] : page)),
    }),
  }
}

const truckOf = (found: Found[], word: PaperWord, dates: Dates): PdfBlock[] => {
  const stops = found.toSorted(
    (a, b) => (b.stop_no ?? 0) - (a.stop_no ?? 0) || (a.delivery_code < b.delivery_code ? -1 : 1),
  )
  const [one] = stops
  if (!one) return []
  const sum = (of: (stop: Found) => number) => stops.reduce((all, stop) => all + of(stop), 0)
  const items = Map.groupBy(
    stops.flatMap(({ units }) => units),
    ({ item_code }) => item_code,
  )
  return [
    {
      kind: 'pairs',
      width: 28,
      pairs: [
        [word('truck'), { text: one.truck_no ?? '-', bold: true }],
        [word('driver'), one.driver_name ?? '-'],
        [word('date'), one.planned_date ? dates.day(one.planned_date) : '-'],
        [word('warehouse'), one.warehouse_name],
      ],
    },
    { kind: 'heading', text: word('stopsLastFirst') },
    {
      kind: 'table',
      isPlain: true,
      columns: [
        { title: word('stop'), width: 14 },
        { title: word('delivery'), width: 'content' },
        { title: word('customer') },
        { title: word('qty'), align: 'right', width: 14 },
        { title: word('weight'), align: 'right', width: 22 },
      ],
      rows: stops.map((stop) => [
        stop.stop_no === null ? '-' : String(stop.stop_no),
        stop.delivery_code,
        [
          stop.customer_name,
          { text: [stop.district_name, stop.city_name].filter(Boolean).join(', ') || '-', small: true },
        ],
        writeNumber(stop.total_qty),
        writeNumber(stop.total_weight, 1),
      ]),
      foot: [
        '',
        '',
        word('total'),
        writeNumber(sum((stop) => stop.total_qty)),
        writeNumber(
          sum((stop) => stop.total_weight),
          1,
        ),
      ],
    },
    { kind: 'heading', text: word('loadTogether') },
    {
      kind: 'table',
      ...{ isPlain: true, isRuled: true },
      columns: [
        { title: word('goods'), width: 'content' },
        { title: '' },
        { title: word('forStops'), width: 30 },
        { title: word('qty'), align: 'right', width: 16 },
        { title: word('loaded'), width: 24 },
      ],
      rows: [...items]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([item_code, units]) => [
          { text: item_code, bold: true },
          units[0]?.item_name ?? '',
          stops
            .filter((stop) => stop.units.some((unit) => unit.item_code === item_code))
            .map((stop) => stop.stop_no ?? '-')
            .filter((stop, n, all) => all.indexOf(stop) === n)
            .join(', '),
          writeNumber(units.reduce((all, { qty }) => all + qty, 0)),
          '',
        ]),
    },
    {
      kind: 'signing',
      places: [
        { above: word('loadedBy'), name: '', title: word('nameDateStamp') },
        { above: word('driver'), name: one.driver_name ?? '', title: word('nameDateStamp') },
      ],
    },
  ]
}
