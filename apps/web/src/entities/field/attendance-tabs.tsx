import { pageTo } from '@sejuk/domain/pages'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { useWords } from '../../lib/language/words.ts'
import { TabLinks } from '../../ui/record/tab-links.tsx'

/** The month, its days, single check-ins, requests, and the shifts they are judged by. */
export const AttendanceTabs = () => {
  const t = useWords(attendanceWords)
  const tabs = [
    { to: pageTo('attendance').to, label: t('month') },
    { to: pageTo('attendanceDays').to, label: t('days') },
    { to: pageTo('attendanceChecks').to, label: t('checks') },
    { to: pageTo('attendanceRequests').to, label: t('requests') },
    { to: pageTo('shifts').to, label: t('shifts') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
