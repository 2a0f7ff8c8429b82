import type { Data } from '@sejuk/contract/endpoint'
import { getSiteNotice } from '@sejuk/contract/platform/site-settings'
import { datesFor, dayIn, headOffice, zoneName } from '@sejuk/domain/values/dates'
import { siteNoticeWords } from '@sejuk/words/platform/site-notice'
import { useEffect, useState } from 'react'
import IconCalendarClock from '#icon/CalendarClock'
import { call } from '../lib/api/call.ts'
import { beginWith, useLanguage, useWords } from '../lib/language/words.ts'
import style from './site-notice.module.css'

type Notice = Data<typeof getSiteNotice>

/** The notice on the sign-in page. Failures are ignored: signing in still works. */
export const useSiteNotice = () => {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    call(getSiteNotice, {}).then(
      ({ data }) => {
        beginWith(data.default_language)
        setNotice(data)
      },
      () => {},
    )
  }, [])
  return notice
}

/** 'Sunday 22 Nov 2026, 22:00 to 23:00 WIB.' The end has a date only if it differs. */
const useWhen = () => {
  const t = useWords(siteNoticeWords)
  const dates = datesFor(useLanguage(), headOffice)
  return (starts: string, ends: string) => {
    const isOneDay = dayIn(starts, headOffice) === dayIn(ends, headOffice)
    const [start, end] = [starts, ends].map((at) => dates.appointment(at).replace(` ${zoneName(headOffice)}`, ''))
    return t('plannedFor', {
      start: start ?? '',
      end: isOneDay ? dates.time(ends) : (end ?? ''),
      zone: zoneName(headOffice),
    })
  }
}

export const MaintenanceNotice = ({ notice }: { notice: Notice | undefined }) => {
  const t = useWords(siteNoticeWords)
  const language = useLanguage()
  const when = useWhen()
  if (!notice?.maintenance) return null
  const { starts_date, ends_date, text_default, text_local } = notice.maintenance
  return (
    <div className={style.notice} role="status">
      <IconCalendarClock size={18} aria-hidden="true" />
      <div>
        <b>{t('maintenance')}</b>
        <p>
          {when(starts_date, ends_date)} {language === 'local' ? text_local : text_default}
        </p>
      </div>
    </div>
  )
}

/** 'IT Dept +62 21 4890 1200', to be pressed on a phone. */
export const SupportLine = ({ notice }: { notice: Notice | undefined }) => {
  const t = useWords(siteNoticeWords)
  const phone = notice?.support_phone
  if (!phone) return null
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{t('itDept', { phone })}</a>
}
