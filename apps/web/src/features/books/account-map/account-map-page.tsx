import * as contract from '@sejuk/contract/books/account-map'
import { proposeSettingChange } from '@sejuk/contract/company/setting-changes'
import { lineKinds } from '@sejuk/domain/books/journals'
import { pageTo } from '@sejuk/domain/pages'
import { accountMapWords, lineKindWords } from '@sejuk/words/books/journals'
import { JournalsTabs } from '../../../entities/books/journals-tabs.tsx'
import { WaitingJournals } from '../../../entities/books/waiting-journals.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { SectionText } from '../../../ui/record/section.tsx'

type Row = contract.AccountMapRow

/** Which account each kind of line goes to, and what waits because it has none. */
export const AccountMapPage = () => {
  const t = useWords(accountMapWords)
  const kinds = useWords(lineKindWords)
  const dates = useDates()
  const navigate = useNavigate()
  const mayPropose = useGate(proposeSettingChange)
  const list = useList(contract.listAccountMap)
  const account = (row: Row) => `${row.account_code} ${row.account_name}`
  return (
    <ListPage
      title={t('title')}
      list={list}
      above={
        <>
          <JournalsTabs />
          <WaitingJournals />
          <SectionText>{t('rule')}</SectionText>
        </>
      }
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'line_kind',
          label: t('line_kind'),
          kind: 'choice',
          options: lineKinds.map((value) => ({ value, label: kinds(value) })),
        },
      ]}
      actions={[
        {
          key: 'propose',
          label: t('propose'),
          gate: mayPropose,
          onPress: () =>
            void navigate(pageTo('settingChangeForm', { kind: 'account_map', scope: list.asked.line_kind })),
        },
      ]}
      keyOf={(row) => row.map_id}
      nameOf={(row) => `${kinds(row.line_kind)}, ${account(row)}`}
      columns={[
        { key: 'kind', title: t('line_kind'), sort: 'line_kind', show: (row) => kinds(row.line_kind) },
        { key: 'branch', title: t('branch'), show: (row) => row.dept_name ?? row.dept_code ?? t('any') },
        { key: 'unit', title: t('businessUnit'), show: (row) => row.business_unit_code ?? t('any') },
        { key: 'bank', title: t('bank'), show: (row) => row.bank_name ?? row.bank_code ?? t('any') },
        { key: 'account', title: t('account'), sort: 'account_code', wraps: true, show: account },
        { key: 'changed', title: t('changed'), show: (row) => row.updated_user_name },
        { key: 'date', title: t('changed_date'), show: (row) => dates.date(row.updated_date) },
      ]}
      card={(row) => ({
        code: row.account_code,
        name: kinds(row.line_kind),
        text: [row.account_name, row.dept_name, row.business_unit_code, row.bank_name].filter(Boolean).join(' · '),
        left: row.updated_user_name,
        right: dates.date(row.updated_date),
      })}
    />
  )
}
