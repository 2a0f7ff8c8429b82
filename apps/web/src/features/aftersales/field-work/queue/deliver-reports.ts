import { type FieldResult, sendFieldReports } from '@sejuk/contract/aftersales/field-work'
import { reportsAtOnce } from '@sejuk/domain/aftersales/work-orders/field-work'
import { workOrderPhotoModule } from '@sejuk/domain/aftersales/work-orders/work-order-photos'
import { call, isPassing, Refused } from '../../../../lib/api/call.ts'
import { upload } from '../../../../lib/files/upload.ts'
import {
  dropPhoto,
  type StoredPhoto,
  type StoredReport,
  storedJobs,
  storedPhotos,
  storedReports,
  storeJobs,
  storePhoto,
  storeReport,
} from './field-storage.ts'

/** Only one page of this browser delivers at a time: two would send in two orders. */
const alone = (act: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('sejuk-field-work', act) : act()

/** Takes everything that waits to the server, in order. Answers whether anything arrived; throws where there is no network. */
export const deliverAll = (usercode: string) =>
  alone(async () => {
    const haveReports = await deliverReports(usercode)
    const havePhotos = await deliverPhotos(usercode)
    return haveReports || havePhotos
  })

type RefusedPhoto = Pick<StoredPhoto, 'work_order_number' | 'refusal'>

/**
 * What can go now: nothing of a job whose earlier report was refused, and a finish by itself, since its photos must be there
 * before it. While one of them is refused the finish waits too, until its technician has decided about the photo.
 */
export const nextReports = (kept: readonly StoredReport[], photos: readonly RefusedPhoto[] = []): StoredReport[] => {
  const open = kept.filter(({ isTaken }) => !isTaken)
  const stopped = new Set(open.filter(({ refusal }) => refusal).map(({ work_order_number }) => work_order_number))
  const unfinishable = new Set(photos.filter(({ refusal }) => refusal).map((photo) => photo.work_order_number))
  const held = new Set<string>()
  const waiting = open.filter(({ work_order_number, action }) => {
    if (action === 'finish' && unfinishable.has(work_order_number)) held.add(work_order_number)
    return !stopped.has(work_order_number) && !held.has(work_order_number)
  })
  if (waiting[0]?.action === 'finish') return waiting.slice(0, 1)
  const finish = waiting.findIndex(({ action }) => action === 'finish')
  return waiting.slice(0, Math.min(reportsAtOnce, finish < 0 ? waiting.length : finish))
}

const deliverReports = async (usercode: string) => {
  let isAny = false
  for (;;) {
    const going = nextReports(await storedReports(usercode), await storedPhotos(usercode))
    const [first] = going
    if (!first) return isAny
    if (first.action === 'finish') {
      await deliverPhotos(usercode, first.work_order_number)
      const left = (await storedPhotos(usercode)).some((photo) => photo.work_order_number === first.work_order_number)
      if (left) continue
    }
    const reports = going.map(({ client_uuid, work_order_number, action, at_device, lat, lng, payload }) => ({
      ...{ client_uuid, work_order_number, action, at_device, lat, lng, payload },
    }))
    const { data } = await call(sendFieldReports, { sent_at_device: new Date().toISOString(), reports })
    await rememberClock(usercode, data.is_clock_wrong ? data.skew_ms : undefined)
    for (const report of going) {
      const result = data.results.find(({ client_uuid }) => client_uuid === report.client_uuid)
      if (result) await settle(report, result)
    }
    isAny = true
  }
}

const rememberClock = async (usercode: string, skewMs: number | undefined) => {
  const jobs = await storedJobs(usercode)
  if (jobs) await storeJobs({ ...jobs, skewMs })
}

/** Taken, it is the server's, and goes once the job was fetched again; refused, it stays with its reason until its technician decides. */
const settle = (report: StoredReport, { outcome, message, errors }: FieldResult) =>
  outcome === 'Taken'
    ? storeReport({ ...report, isTaken: true })
    : storeReport({ ...report, refusal: { message: message ?? '', errors } })

const deliverPhotos = async (usercode: string, number?: string) => {
  const waiting = (await storedPhotos(usercode)).filter(
    ({ refusal, work_order_number }) => !refusal && (!number || work_order_number === number),
  )
  for (const photo of waiting) await deliverPhoto(photo)
  return waiting.length > 0
}

const deliverPhoto = async (photo: StoredPhoto) => {
  const { photo_key, work_order_number, alias, file, upload_code } = photo
  const place = { module_name: workOrderPhotoModule, module_code: work_order_number, alias, kind: 'photo' } as const
  try {
    const onBegun = (begun: string) => storePhoto({ ...photo, upload_code: begun })
    await upload(file, place, { upload_code, onBegun, isPatient: false })
    await dropPhoto(photo_key)
  } catch (error) {
    // One that the server will not have must not hold up the others.
    if (!(error instanceof Refused) || error.code === '401' || isPassing(error)) throw error
    await storePhoto({ ...photo, refusal: error.message })
  }
}
