import type { SettingChange } from '@sejuk/contract/company/setting-changes'
import { settingLevels } from '@sejuk/domain/company/setting-kinds'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import style from './setting-change.module.css'

/** Proposed, decided, in force, told: where the change stands. */
export const ChangeSteps = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const dates = useDates()
  const { status, decided_date, decided_user_name, in_force_date, valid_from, loosens, is_first, is_alone } = row
  const level = t(settingLevels[row.needed_level] ?? 'Director')
  const decision = is_alone
    ? t('done')
    : decided_date
      ? `${dates.dateTime(decided_date)}, ${decided_user_name}`
      : t('notAuthor', { level })
  const start = in_force_date ?? valid_from
  const begins = start ? dates.dateTime(start) : t(loosens && !is_first && row.is_live ? 'earliest' : 'atOnce')
  const steps = [
    {
      name: t('proposed'),
      text: `${dates.dateTime(row.created_date)}, ${row.create_user_name}`,
      isNow: status === 'Draft',
    },
    { name: t('decision'), text: decision, isNow: status === 'Submitted' },
    { name: t('in_force'), text: begins, isNow: status === 'Approved' || status === 'In_Force' },
    { name: t('told'), text: t('toldPeople', { n: row.told.length }), isNow: false },
  ]
  return (
    <ol className={style.steps}>
      {steps.map(({ name, text, isNow }) => (
        <li key={name} aria-current={isNow ? 'step' : undefined}>
          <b>{name}</b>
          <span className={style.quiet}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
