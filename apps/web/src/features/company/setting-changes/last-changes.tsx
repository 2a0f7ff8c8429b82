import { listSettingChanges } from '@sejuk/contract/company/setting-changes'
import { fromTo } from '@sejuk/domain/company/setting-texts'
import { pageTo } from '@sejuk/domain/pages'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { ChangeChip } from './change-chip.tsx'

const shown = 5

/** The other changes, the newest first. */
export const LastChanges = ({ but }: { but: string }) => {
  const t = useWords(settingChangeWords)
  const dates = useDates()
  const { data } = useCall(listSettingChanges, { limit: shown + 1 })
  const rows = data?.data.filter(({ change_code }) => change_code !== but).slice(0, shown) ?? []
  if (rows.length === 0) return null
  return (
    <Section title={t('title')} actions={<Link {...pageTo('settingChanges')}>{t('all')}</Link>}>
      <LineTable
        rows={rows}
        keyOf={({ change_code }) => change_code}
        columns={[
          [
            t('change_code'),
            ({ change_code }) => <Link {...pageTo('settingChange', { code: change_code })}>{change_code}</Link>,
            'whole',
          ],
          [t('kind'), ({ kind, scope_name }) => `${t(kind)}, ${scope_name}`],
          [t('from_to'), ({ kind, before, after }) => fromTo(kind, before, after)],
          [t('proposed'), ({ create_user_name, created_date }) => `${create_user_name}, ${dates.date(created_date)}`],
          [t('decided'), ({ decided_user_name }) => decided_user_name ?? '–'],
          [t('status'), ({ status }) => <ChangeChip status={status} />],
        ]}
      />
    </Section>
  )
}
