import type * as contract from '@sejuk/contract/stock/regular-transfers'
import { because } from '@sejuk/domain/messages'
import { wholeSets } from '@sejuk/domain/stock/regular-transfers'
import { addDays } from '@sejuk/domain/values/dates'
import { asc, inArray } from 'drizzle-orm'
import { transferConfigurations } from '../../../db/tables/stock/transfer-configurations.ts'
import { companyToday } from '../../../platform/calendar/company-day.ts'
import { refuseField } from '../../../platform/http/refuse.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import { draftTransfer } from '../transfers/commands.ts'
import { proposalsFor, setsOfHalves } from './queries.ts'

/** The configurations are locked: two planners who tick the same line make one transfer of it. */
export const createRegularTransfers = async ({
  db,
  viewer,
  actor,
  input,
}: RequestContext<typeof contract.createRegularTransfers>) => {
  await db
    .select({ id: transferConfigurations.configuration_id })
    .from(transferConfigurations)
    .where(inArray(transferConfigurations.to_warehouse, [...new Set(input.lines.map((line) => line.to_warehouse))]))
    .orderBy(asc(transferConfigurations.configuration_id))
    .for('update')
  const codeOf = (line: { from_warehouse: string; to_warehouse: string; item_code: string }) =>
    `${line.from_warehouse} ${line.to_warehouse} ${line.item_code}`
  const sets = await setsOfHalves(db)
  const proposed = new Map((await proposalsFor(db, viewer, sets)).map((one) => [one.proposal_code, one]))
  const wanted = input.lines.map((line, n) => {
    const found = proposed.get(codeOf(line)) ?? refuseField(`lines.${n}.item_code`, because('no-longer-proposed'))
    if (!found.is_sent_here) refuseField(`lines.${n}.from_warehouse`, because('sent-by-the-other-warehouse'))
    if (line.qty > found.qty) refuseField(`lines.${n}.qty`, because('only-units-proposed', { n: found.qty }))
    return { ...line, lead_days: found.lead_days }
  })
  const whole = new Map(wholeSets(wanted, sets).map((line) => [codeOf(line), line.qty]))
  for (const [n, line] of wanted.entries())
    if (whole.get(codeOf(line)) !== line.qty)
      refuseField(`lines.${n}.qty`, because('halves-go-as-sets', { item: line.item_code }))
  const transfer_codes: string[] = []
  const ways = Map.groupBy(wanted, (line) => `${line.from_warehouse} ${line.to_warehouse}`)
  for (const [, lines] of [...ways].toSorted(([one], [other]) => one.localeCompare(other))) {
    const [first] = lines
    if (!first) continue
    const { from_warehouse, to_warehouse } = first
    const eta = addDays(companyToday(), Math.max(...lines.map(({ lead_days }) => lead_days)))
    const transfer_code = await draftTransfer(
      { db, viewer, actor },
      {
        ...{ from_warehouse, to_warehouse, transfer_reason: 'regular', eta },
        ...{ vendor: null, driver_name: null, truck_no: null, remark: null },
        lines: lines.map(({ item_code, qty }) => ({ item_code, qty, serials: [] })),
      },
    )
    transfer_codes.push(transfer_code)
  }
  return { data: { transfer_codes } }
}
