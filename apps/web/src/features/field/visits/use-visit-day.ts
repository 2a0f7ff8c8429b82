import { type VisitDay, visitDay } from '@sejuk/contract/field/visit-plans'
import type { VisitDetail } from '@sejuk/contract/field/visits'
import { isDoubleTap } from '@sejuk/domain/field/attendance'
import { useCallback } from 'react'
import type { QueuedTap } from '../../../entities/field/field-storage.ts'
import { type FieldQueue, useFieldQueue } from '../../../entities/field/use-field-queue.ts'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'

/** A visit as this phone knows it: of the server, or still waiting to be sent. */
export type KnownVisit = {
  client_uuid: string
  customer_code: string
  shop_code: string | null
  in_at: string
  out_at: string | null
  distance_m: number | null
  /** What the server has of it. */
  stored?: VisitDetail
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

const asKnown = (visit: VisitDetail): KnownVisit => ({
  ...{ client_uuid: visit.client_uuid, customer_code: visit.customer_code, shop_code: visit.shop_code },
  ...{ in_at: visit.in_at, out_at: visit.out_at, distance_m: visit.distance_m, stored: visit },
})
const asWaiting = ({ client_uuid, at_device, input }: QueuedTap): KnownVisit => ({
  ...{ client_uuid, in_at: at_device, out_at: null, distance_m: null },
  customer_code: text(input.customer_code) ?? '',
  shop_code: text(input.shop_code),
})

/** A second tap at the same place is answered with the visit of the first. */
const isSameVisit = (one: KnownVisit, other: KnownVisit) => isAt(one, other) && isDoubleTap(one.in_at, other.in_at)

/** What the server answered, and after it what waits on this phone. */
export const expectedVisits = (day: Pick<VisitDay, 'visits' | 'open'>, taps: readonly QueuedTap[]): KnownVisit[] => {
  const live = taps.filter(({ refusal }) => refusal === undefined)
  const stored = [
    ...day.visits,
    ...(day.open && !day.visits.some((one) => one.visit_code === day.open?.visit_code) ? [day.open] : []),
  ]
  const begun = live.filter(
    ({ action, client_uuid }) => action === 'visit-in' && !stored.some((one) => one.client_uuid === client_uuid),
  )
  const known = stored.map((visit) => ({ ...asKnown(visit), keys: [visit.client_uuid] }))
  for (const tap of begun.map(asWaiting)) {
    const first = known.find((one) => one.stored?.status !== 'Deleted' && isSameVisit(one, tap))
    if (first) first.keys.push(tap.client_uuid)
    else known.push({ ...tap, keys: [tap.client_uuid] })
  }
  const ended = live.filter(({ action }) => action === 'visit-out')
  return known.map(({ keys, ...visit }) => ({
    ...visit,
    out_at: visit.out_at ?? ended.find(({ input }) => keys.some((key) => key === input.visit_uuid))?.at_device ?? null,
  }))
}

/** A day with all that was done, also without a network. */
export const useVisitDay = (date?: string) => {
  const day = useStoredCall(visitDay, date ? { date } : {}, `visit-day ${date ?? 'today'}`)
  const { refetch } = day
  const work: FieldQueue = useFieldQueue(useCallback(() => refetch(), [refetch]))
  const visits = day.data && work.queue ? expectedVisits(day.data, work.queue.taps) : []
  return {
    ...day,
    work,
    visits,
    open: visits.find(({ out_at, stored }) => out_at === null && (stored?.status ?? 'Draft') === 'Draft'),
  }
}
export type KnownDay = ReturnType<typeof useVisitDay>

export const isAt = (
  visit: { customer_code: string; shop_code: string | null },
  place: { customer_code: string; shop_code: string | null },
) => visit.customer_code === place.customer_code && visit.shop_code === place.shop_code
