import * as contract from '@sejuk/contract/company/setting-changes'
import { settingChangeStatuses } from '@sejuk/domain/company/change-proposals'
import { settingKinds } from '@sejuk/domain/company/setting-kinds'
import { fromTo } from '@sejuk/domain/company/setting-texts'
import { pageTo } from '@sejuk/domain/pages'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ChangeChip } from './change-chip.tsx'

type Row = contract.SettingChangeRow

export const SettingChangesPage = () => {
  const t = useWords(settingChangeWords)
  const dates = useDates()
  const navigate = useNavigate()
  const list = useList(contract.listSettingChanges)
  const mayPropose = useGate(contract.proposeSettingChange)
  const target = ({ change_code }: Row) => pageTo('settingChange', { code: change_code })
  const code = (row: Row) => <Link {...target(row)}>{row.change_code}</Link>
  const what = ({ kind, before, after }: Row) => fromTo(kind, before, after)
  const decided = ({ decided_user_name, decided_date }: Row) =>
    decided_user_name ? `${decided_user_name}, ${dates.date(decided_date ?? '')}` : '–'
  return (
    <ListPage
      title={t('title')}
      list={list}
      download={contract.settingChangeData}
      onOpen={(row) => void navigate(target(row))}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'kind',
          label: t('kind'),
          kind: 'choice',
          options: settingKinds.map((value) => ({ value, label: t(value) })),
        },
        { field: 'person', label: t('person'), kind: 'text' },
        {
          field: 'direction',
          label: t('direction'),
          kind: 'choice',
          options: [
            { value: 'looser', label: t('looser') },
            { value: 'tighter', label: t('tighter') },
          ],
        },
        {
          field: 'status',
          label: t('status'),
          kind: 'choice',
          options: settingChangeStatuses.map((value) => ({ value, label: t(value) })),
        },
      ]}
      actions={[
        {
          key: 'create',
          label: t('propose'),
          icon: <IconPlus size={16} />,
          gate: mayPropose,
          isPrimary: true,
          onPress: () => void navigate(pageTo('settingChangeForm')),
        },
      ]}
      keyOf={(row) => row.change_code}
      nameOf={(row) => row.change_code}
      columns={[
        { key: 'code', title: t('change_code'), sort: 'change_code', show: code },
        { key: 'kind', title: t('kind'), wraps: true, show: (row) => t(row.kind) },
        { key: 'scope', title: t('scope'), show: (row) => row.scope_name },
        { key: 'what', title: t('from_to'), wraps: true, show: what },
        {
          key: 'proposed',
          title: t('proposed'),
          sort: 'created_date',
          show: (row) => `${row.create_user_name}, ${dates.date(row.created_date)}`,
        },
        { key: 'decided', title: t('decided'), show: decided },
        {
          key: 'force',
          title: t('in_force'),
          show: (row) => (row.in_force_date ? dates.date(row.in_force_date) : '–'),
        },
        { key: 'status', title: t('status'), show: (row) => <ChangeChip status={row.status} /> },
      ]}
      card={(row) => ({
        code: code(row),
        name: `${t(row.kind)}, ${row.scope_name}`,
        text: what(row),
        left: <ChangeChip status={row.status} />,
        right: `${row.create_user_name}, ${dates.date(row.created_date)}`,
      })}
    />
  )
}
