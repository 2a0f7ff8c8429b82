import {
  collectPickup,
  type DriverDay,
  getDriverDay,
  saveDriverReceipt,
  sendDriverPhoto,
} from '@sejuk/contract/delivery/driver-links'
import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceId } from '../../../entities/field/device.ts'
import { call, isPassing, Offline, Refused } from '../../../lib/api/call.ts'
import { registerOfflineApp } from '../../../lib/browser/offline-app.ts'
import { useOnline, useSendOnline } from '../../../lib/browser/online.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import {
  type PickupReport,
  pickupReportsOf,
  reportsOf,
  type StopReport,
  storeDay,
  storedDay,
  storePickup,
  storeReport,
} from './driver-storage.ts'

type Standing = 'loading' | 'open' | 'wrong' | 'ended' | 'failed'
const endings: Record<string, Standing> = { WrongLink: 'wrong', ExpiredLink: 'ended', OtherPhone: 'ended' }

const saidBy = (error: Refused) => [...Object.values(error.errors).flat(), error.message][0] ?? ''
const isForThePerson = (error: unknown): error is Refused => error instanceof Refused && !isPassing(error)

/** Photos first, each once; then the report, which the server takes once under its key. */
const sendReport = async (token: string, report: StopReport, onChange: (report: StopReport) => Promise<void>) => {
  const opened = { token, device: deviceId(), delivery_code: report.delivery_code }
  const recorded_date = report.recorded_date ?? new Date().toISOString()
  let now = report
  for (const photo of report.photos) {
    if (photo.photo_code) continue
    const { data } = await call(sendDriverPhoto, {
      ...{ ...opened, recorded_date, photo_key: photo.photo_key, alias: photo.alias, file: photo.file },
    })
    now = {
      ...now,
      photos: now.photos.map((one) =>
        one.photo_key === photo.photo_key ? { ...one, photo_code: data.photo_code } : one,
      ),
    }
    await onChange(now)
  }
  const codes = now.photos.filter(({ alias }) => alias !== 'signature').flatMap(({ photo_code }) => photo_code ?? [])
  await call(saveDriverReceipt, {
    ...{ ...opened, recorded_date, request_key: now.request_key, received_date: recorded_date },
    ...{ receiver_name: now.receiver_name, receiver_job: now.receiver_job, refused_reason: now.refused_reason },
    ...{ far_reason: now.far_reason, lat: now.lat, lng: now.lng, photo_codes: codes },
    taken: now.taken ?? null,
    lines: now.lines.map(({ scanned: _, ...line }) => line),
    signature_code: now.photos.find(({ alias }) => alias === 'signature')?.photo_code ?? null,
  })
  await onChange({ ...now, sent_date: new Date().toISOString(), refusal: null })
}

/** The day of a truck on this phone: read once, worked on without a network, sent whenever there is one. */
export const useDriverDay = (token: string) => {
  const isOnline = useOnline()
  const [standing, setStanding] = useState<Standing>('loading')
  const [message, setMessage] = useState('')
  const [day, setDay] = useState<DriverDay>()
  const [reports, setReports] = useState<StopReport[]>([])
  const [pickups, setPickups] = useState<PickupReport[]>([])
  const isSending = useRef(false)
  // What the browser says of its network may be wrong, after a reload above all.
  const [isAway, setAway] = useState(false)

  const reread = useCallback(async () => {
    setReports(await reportsOf(token))
    setPickups(await pickupReportsOf(token))
  }, [token])
  const keep = useCallback(
    async (report: StopReport) => {
      await storeReport(report)
      await reread()
    },
    [reread],
  )
  const keepPickup = useCallback(
    async (report: PickupReport) => {
      await storePickup(report)
      await reread()
    },
    [reread],
  )
  const look = useCallback(async () => {
    try {
      const { data } = await call(getDriverDay, { token, device: deviceId() })
      await storeDay(token, data)
      setDay(data)
      setStanding('open')
      setAway(false)
      return true
    } catch (error) {
      const known = await storedDay(token)
      const ending = error instanceof Refused && typeof error.status === 'string' ? endings[error.status] : undefined
      if (known && (error instanceof Offline || isPassing(error))) {
        setDay(known)
        setStanding('open')
        setAway(true)
        return false
      }
      setMessage(errorText(error))
      setStanding(ending ?? 'failed')
      return true
    }
  }, [token])

  const send = useCallback(async () => {
    if (isSending.current) return true
    isSending.current = true
    try {
      if (isAway && !(await look())) return false
      for (const report of await reportsOf(token)) {
        if (!report.recorded_date || report.sent_date || report.refusal) continue
        try {
          await sendReport(token, report, keep)
        } catch (error) {
          if (!isForThePerson(error)) return false
          await keep({ ...report, refusal: saidBy(error) })
        }
      }
      for (const report of await pickupReportsOf(token)) {
        if (report.sent_date || report.refusal) continue
        const { return_code, collected_from, recorded_date } = report
        try {
          await call(collectPickup, { token, device: deviceId(), return_code, collected_from, recorded_date })
          await keepPickup({ ...report, sent_date: new Date().toISOString() })
        } catch (error) {
          if (!isForThePerson(error)) return false
          await keepPickup({ ...report, refusal: saidBy(error) })
        }
      }
      return true
    } finally {
      isSending.current = false
    }
  }, [token, keep, keepPickup, look, isAway])

  useEffect(() => {
    void reread()
    void look()
    // A driver has no account: the page itself asks to be opened without a network.
    void registerOfflineApp({ withOfflinePages: true, isSignedIn: false }).catch(() => {})
  }, [reread, look])
  const sendNow = useSendOnline(send)

  const save = async (report: StopReport) => {
    await keep(report)
    if (report.recorded_date) void sendNow()
  }
  const collect = async (return_code: string, collected_from: string) => {
    const recorded_date = new Date().toISOString()
    await keepPickup({
      ...{ key: `${token}/${return_code}`, token, return_code, collected_from, recorded_date },
      ...{ sent_date: null, refusal: null },
    })
    void sendNow()
  }
  return {
    standing,
    message,
    day,
    reports,
    pickups,
    isOnline: isOnline && !isAway,
    save,
    collect,
    again: () => void look(),
  }
}
