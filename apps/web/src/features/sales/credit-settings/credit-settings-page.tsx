import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/sales/credit-settings'
import { yesNo } from '@sejuk/domain/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { creditStages, standardCreditSetting } from '@sejuk/domain/sales/credit-verdict'
import { rupiah } from '@sejuk/domain/values/money'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { recordWords } from '@sejuk/words/masters/records'
import { creditLimitRequestWords } from '@sejuk/words/sales/credit-limit-requests'
import { creditSettingWords } from '@sejuk/words/sales/credit-settings'
import { WaitingChanges } from '../../../entities/company/waiting-change.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listCreditSettings,
  create: contract.addCreditSetting,
  update: contract.updateCreditSetting,
  remove: contract.removeCreditSetting,
  log: contract.creditSettingLog,
}
const standard = standardCreditSetting

/** When each branch stops orders for credit, and who decides about which limit. */
export const CreditSettingsPage = () => {
  const t = useWords(creditSettingWords)
  const requests = useWords(creditLimitRequestWords)
  const record = useWords(recordWords)
  const change = useWords(settingChangeWords)
  const dates = useDates()
  const changed = (row: contract.CreditSettingRow) => `${dates.dateTime(row.updated_date)}, ${row.updated_user_name}`
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('setting')}
      calls={calls}
      idField="dept_code"
      above={
        <>
          <Link {...pageTo('creditRequests')}>{requests('title')}</Link>
          <WaitingChanges kind="credit" />
          <Note tone="good">
            {t('standard', {
              stage: t(standard.block_at).toLowerCase(),
              percent: standard.tolerance_percent,
              days: standard.overdue_days ?? 0,
              branch: rupiah(standard.branch_manager_up_to),
              finance: rupiah(standard.finance_manager_up_to),
              cheque: standard.cheque_days,
            })}
          </Note>
        </>
      }
      filters={[{ field: 'text', label: record('search'), kind: 'text' }]}
      fields={[
        {
          field: 'dept_code',
          label: t('dept_code'),
          kind: 'picker',
          source: departmentDropdown,
          none: t('choose'),
          isRequired: true,
          isFixed: true,
        },
        {
          field: 'block_at',
          label: t('block_at'),
          kind: 'choice',
          options: creditStages.map((value) => ({ value, label: t(value) })),
          isRequired: true,
        },
        { field: 'tolerance_percent', label: t('tolerance_percent'), kind: 'number', isRequired: true },
        { field: 'overdue_days', label: t('overdue_days'), kind: 'number', hint: t('overdueHelp') },
        { field: 'branch_manager_up_to', label: t('branch_manager_up_to'), kind: 'money', isRequired: true },
        { field: 'finance_manager_up_to', label: t('finance_manager_up_to'), kind: 'money', isRequired: true },
        { field: 'cheque_days', label: t('cheque_days'), kind: 'number', isRequired: true },
        { field: 'cod_most', label: t('cod_most'), kind: 'money', isRequired: true },
        {
          field: 'overdue_stops_cash',
          label: t('overdue_stops_cash'),
          kind: 'choice',
          options: yesNo.map((value) => ({ value, label: t(value) })),
          isRequired: true,
        },
        { field: 'reason', label: change('reason'), hint: change('reasonHelp'), kind: 'text', isLong: true, most: 500 },
        { field: 'valid_until', label: change('valid_until'), hint: change('untilHelp'), kind: 'date' },
      ]}
      blank={{ ...standard }}
      nameOf={(row) => row.dept_name}
      columns={[
        { key: 'branch', title: t('dept_code'), sort: 'dept_name', show: (row) => row.dept_name },
        { key: 'block', title: t('block_at'), show: (row) => t(row.block_at) },
        { key: 'tolerance', title: t('tolerance_percent'), isNumber: true, show: (row) => row.tolerance_percent },
        { key: 'overdue', title: t('overdue_days'), isNumber: true, show: (row) => row.overdue_days ?? '-' },
        {
          key: 'manager',
          title: t('branch_manager_up_to'),
          isNumber: true,
          show: (row) => rupiah(row.branch_manager_up_to),
        },
        {
          key: 'finance',
          title: t('finance_manager_up_to'),
          isNumber: true,
          show: (row) => rupiah(row.finance_manager_up_to),
        },
        { key: 'cheque', title: t('cheque_days'), isNumber: true, show: (row) => row.cheque_days },
        { key: 'changed', title: t('updated'), sort: 'updated_date', show: changed },
      ]}
      card={(row) => ({
        code: row.dept_code,
        name: row.dept_name,
        text: t(row.block_at),
        left: `${row.tolerance_percent}% · ${row.overdue_days ?? '-'}`,
        right: row.updated_user_name,
      })}
    />
  )
}
