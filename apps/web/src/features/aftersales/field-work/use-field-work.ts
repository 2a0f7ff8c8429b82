import { listFieldJobs } from '@sejuk/contract/aftersales/field-work'
import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import { repairChoiceKeys } from '@sejuk/domain/aftersales/tickets/tickets'
import type { FieldAction } from '@sejuk/domain/aftersales/work-orders/field-work'
import { useCallback, useEffect, useState } from 'react'
import { call, callEarly, isPassing, Offline } from '../../../lib/api/call.ts'
import { peekEarlyAnswer } from '../../../lib/api/early-answers.ts'
import { newKey } from '../../../lib/api/keys.ts'
import { inItsTurn } from '../../../lib/browser/idle.ts'
import { useOnline, useSendOnline } from '../../../lib/browser/online.ts'
import { showError } from '../../../lib/language/error-text.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { deliverAll } from './queue/deliver-reports.ts'
import {
  dropReport,
  mayHaveReports,
  onFieldStorageChange,
  queueReport,
  type StoredJobs,
  type StoredPhoto,
  type StoredReport,
  storedJobs,
  storedPhotos,
  storedReports,
  storeJobs,
  storeReport,
  tellFound,
} from './queue/field-storage.ts'

type Shelf = {
  jobs?: StoredJobs
  /** Those the office does not have. */
  reports: StoredReport[]
  /** The same, and before them those that it has taken since the jobs were fetched. */
  known: StoredReport[]
  photos: StoredPhoto[]
}

/** They seldom change: once a day is enough. */
const fetchChoices = async (): Promise<StoredJobs['choices']> => {
  const lists = await Promise.all(
    repairChoiceKeys.map(async (key) => [key, (await call(ticketChoices, { key })).data] as const),
  )
  return Object.fromEntries(lists)
}

/** The document may have brought newer ones, which are shown before they are stored. */
const broughtJobs = (usercode: string, stored?: StoredJobs): StoredJobs | undefined => {
  const brought = peekEarlyAnswer(listFieldJobs)?.data
  if (!brought) return undefined
  const { now: at, today, jobs } = brought
  return { choices: {}, ...stored, usercode, at, today, jobs }
}

/** What the document brought, where nothing stored on the phone could change it: shown before the storage is open. */
const firstShelf = (usercode: string): Shelf | undefined => {
  const jobs = mayHaveReports(usercode) ? undefined : broughtJobs(usercode)
  return jobs && { jobs, reports: [], known: [], photos: [] }
}

/** The jobs can be read meanwhile, and may have been fetched again since. */
const renewChoices = async (usercode: string, choicesOf: string) => {
  const choices = await fetchChoices()
  const jobs = await storedJobs(usercode)
  if (jobs) await storeJobs({ ...jobs, choices, choicesOf })
}

/** Stored jobs and waiting reports, synchronized whenever there is a network. */
export const useFieldWork = () => {
  const { usercode } = useViewer()
  const isOnline = useOnline()
  const [shelf, setShelf] = useState(() => firstShelf(usercode))
  const [isSending, setSending] = useState(false)
  const [isCutOff, setCutOff] = useState(false)

  useEffect(() => {
    const look = async () => {
      const [jobs, known, photos] = await Promise.all([
        storedJobs(usercode),
        storedReports(usercode),
        storedPhotos(usercode),
      ])
      tellFound(usercode, known.length + photos.length)
      setShelf({
        jobs: broughtJobs(usercode, jobs) ?? jobs,
        known,
        reports: known.filter(({ isTaken }) => !isTaken),
        photos,
      })
    }
    const lookAgain = () => void look().catch(() => setShelf({ reports: [], known: [], photos: [] }))
    return inItsTurn(() => {
      lookAgain()
      return onFieldStorageChange(lookAgain)
    })
  }, [usercode])

  /** Sends first, then fetches, so that the answer includes what was sent. */
  const synchronise = useCallback(async () => {
    setSending(true)
    try {
      await deliverAll(usercode)
      const taken = (await storedReports(usercode)).filter(({ isTaken }) => isTaken)
      // What the document brought may be older than what the office took since.
      const { data } = taken.length > 0 ? await call(listFieldJobs, {}) : await callEarly(listFieldJobs, {})
      const before = await storedJobs(usercode)
      const { now: at, today, jobs } = data
      const { choices = {}, choicesOf, skewMs } = before ?? {}
      await storeJobs({ usercode, at, today, jobs, choices, choicesOf, skewMs })
      for (const { order } of taken) await dropReport(order ?? 0)
      if (choicesOf !== today) await renewChoices(usercode, today)
      setCutOff(false)
      return true
    } catch (error) {
      // Busy or away: what waits goes with the next attempt, and nobody need do anything.
      const isAway = error instanceof Offline || isPassing(error)
      if (isAway) setCutOff(true)
      else showError(error)
      return !isAway
    } finally {
      setSending(false)
    }
  }, [usercode])

  const sendNow = useSendOnline(synchronise)

  /** Done is done: it is on the phone before anything is sent. */
  const report = async (
    work_order_number: string,
    action: FieldAction,
    payload: Record<string, unknown>,
    position: { lat: number; lng: number } | null = null,
  ) => {
    const { lat, lng } = position ?? { lat: null, lng: null }
    const at_device = new Date().toISOString()
    await queueReport({ client_uuid: newKey(), usercode, work_order_number, action, payload, at_device, lat, lng })
    if (isOnline) void sendNow()
  }
  /** Where it stood in the order, under a new key: the old one has its answer. */
  const tryAgain = async ({ refusal: _said, ...kept }: StoredReport, payload = kept.payload) => {
    await storeReport({ ...kept, payload, client_uuid: newKey() })
    if (isOnline) void sendNow()
  }

  return { shelf, isOnline: isOnline && !isCutOff, isSending, synchronise, report, tryAgain, usercode }
}
export type FieldWork = ReturnType<typeof useFieldWork>
