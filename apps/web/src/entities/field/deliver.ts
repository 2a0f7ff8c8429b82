import type { Endpoint } from '@sejuk/contract/endpoint'
import { checkAttendance } from '@sejuk/contract/field/attendance'
import { checkInVisit, checkOutVisit, saveVisit } from '@sejuk/contract/field/visits'
import { createRetailOrder } from '@sejuk/contract/retail/retail-orders'
import { actOnGoodsReceipt } from '@sejuk/contract/stock/goods-receipts'
import { addCountEntry } from '@sejuk/contract/stock/stock-counts'
import { actOnTransfer } from '@sejuk/contract/stock/transfers'
import { answerCheckpoint } from '@sejuk/contract/supervision/inspections'
import { call, isPassing, Refused } from '../../lib/api/call.ts'
import { upload } from '../../lib/files/upload.ts'
import {
  adoptKey,
  dropPhoto,
  dropTap,
  keptKey,
  type QueuedPhoto,
  type QueuedTap,
  queuedPhotos,
  queuedTaps,
  storePhoto,
  storeTap,
} from './field-storage.ts'

/** What may be done without a network, each taken once by the server however often it arrives. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  check: checkAttendance,
  'supervision-answer': answerCheckpoint,
  sell: createRetailOrder,
  'goods-receive': actOnGoodsReceipt.receive,
  'transfer-receive': actOnTransfer.receive,
  'stock-count': addCountEntry,
  'visit-in': checkInVisit,
  'visit-save': saveVisit,
  'visit-out': checkOutVisit,
}

/** Of these the key of the request is the key of the tap: their input has none. */
const keyed: ReadonlySet<string> = new Set(['goods-receive', 'transfer-receive'])

/** Only one page of this browser delivers at a time: two would send in two orders. */
const alone = (act: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('sejuk-field-day', act) : act()

/** Sends everything that waits, in order. Answers whether anything arrived; throws where there is no network. */
export const deliverAll = (usercode: string) =>
  alone(async () => {
    const isAny = await deliverTaps(usercode)
    return (await deliverPhotos(usercode)) || isAny
  })

/** Since the tap, as long as the same page is open. */
export const elapsedOf = ({ origin, tick }: Pick<QueuedTap, 'origin' | 'tick'>) =>
  origin === performance.timeOrigin ? Math.max(0, Math.round(performance.now() - tick)) : null

const isForThePerson = (error: unknown): error is Refused =>
  error instanceof Refused && error.code !== '401' && !isPassing(error)

const underKeptKey = async (input: QueuedTap['input']) =>
  typeof input.visit_uuid === 'string' ? { ...input, visit_uuid: await keptKey(input.visit_uuid) } : input

/** The key of what the server has, where it says one. */
const keyIn = (data: unknown) =>
  typeof data === 'object' && data && 'client_uuid' in data && typeof data.client_uuid === 'string'
    ? data.client_uuid
    : undefined

const deliverTaps = async (usercode: string) => {
  const stopped = new Set<string>()
  let isAny = false
  for (const tap of await queuedTaps(usercode)) {
    if (tap.refusal) stopped.add(tap.thread)
    if (stopped.has(tap.thread)) continue
    const endpoint = endpoints[tap.action]
    if (!endpoint) continue
    const { client_uuid, at_device, order = 0 } = tap
    const sent_at_device = new Date().toISOString()
    try {
      const input = await underKeptKey(tap.input)
      if (keyed.has(tap.action)) await call(endpoint, input, { key: client_uuid })
      else {
        const sent = { ...input, client_uuid, at_device, sent_at_device, elapsed_ms: elapsedOf(tap) }
        const kept = keyIn((await call(endpoint, sent)).data)
        if (kept && kept !== client_uuid) await adoptKey(usercode, client_uuid, kept)
      }
      await dropTap(order)
      isAny = true
    } catch (error) {
      if (!isForThePerson(error)) throw error
      stopped.add(tap.thread)
      const { message, errors } = error
      await storeTap({ ...tap, refusal: [...Object.values(errors).flat(), message][0] ?? '' })
    }
  }
  return isAny
}

const deliverPhotos = async (usercode: string) => {
  const unsent = new Set((await queuedTaps(usercode)).map(({ client_uuid }) => client_uuid))
  const waiting = (await queuedPhotos(usercode)).filter((photo) => !photo.refusal && !unsent.has(photo.module_code))
  for (const photo of waiting) await deliverPhoto(photo)
  return waiting.length > 0
}

const deliverPhoto = async (photo: QueuedPhoto) => {
  const { photo_key, module_name, alias, kind = 'photo', file, upload_code } = photo
  try {
    const module_code = await keptKey(photo.module_code)
    const onBegun = (begun: string) => storePhoto({ ...photo, upload_code: begun })
    await upload(
      file,
      { module_name, module_code, alias, kind },
      { ...(upload_code ? { upload_code } : {}), onBegun, isPatient: false },
    )
    await dropPhoto(photo_key)
  } catch (error) {
    if (!isForThePerson(error)) throw error
    await storePhoto({ ...photo, refusal: error.message })
  }
}
