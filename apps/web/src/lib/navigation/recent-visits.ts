import { listVisits, recordVisit } from '@sejuk/contract/platform/recent-visits'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { useCall } from '../api/queries.ts'

/** When the viewer last opened each of these records, as ISO text; a record never opened has none. */
export const useRecentVisits = (codes: readonly string[]): ReadonlyMap<string, string> => {
  const { data } = useCall(listVisits, { codes: [...codes] }, { enabled: codes.length > 0, keepPrevious: true })
  return new Map(data?.data.map(({ key, value }) => [key, value]))
}

/** Opening a record records it. Should that fail, nothing is lost that anybody would miss. */
export const useRecordVisit = (code: string | undefined) => {
  useEffect(() => {
    if (code) call(recordVisit, { code }).catch(() => {})
  }, [code])
}
