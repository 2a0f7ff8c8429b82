import { pageTo } from '@sejuk/domain/pages'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { useWords } from '../../../lib/language/words.ts'
import { TabLinks } from '../../../ui/record/tab-links.tsx'

/** The month, its days, single check-ins and requests: four views of the same. */
export const AttendanceTabs = () => {
  const t = useWords(attendanceWords)
  const tabs = [
    { to: pageTo('attendance').to, label: t('month') },
    { to: pageTo('attendanceDays').to, label: t('days') },
    { to: pageTo('attendanceChecks').to, label: t('checks') },
    { to: pageTo('attendanceRequests').to, label: t('requests') },
  ]
  return <TabLinks label={t('title')} tabs={tabs} />
}
