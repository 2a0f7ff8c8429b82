import * as contract from '@sejuk/contract/aftersales/repair-choices'
import { repairChoiceKeys } from '@sejuk/domain/aftersales/tickets/tickets'
import { repairChoiceKeyWords, repairChoiceWords } from '@sejuk/words/aftersales/repair-choices'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listRepairChoices,
  create: contract.createRepairChoice,
  update: contract.updateRepairChoice,
  log: contract.repairChoiceLog,
}

/** What technicians choose from: symptom, place and cause, each narrowed by the one before. */
export const RepairChoicesPage = () => {
  const t = useWords(repairChoiceWords)
  const record = useWords(recordWords)
  const keys = useWords(repairChoiceKeyWords)
  const isLocal = useLanguage() === 'local'
  const activeFilter = useActiveFilter()
  const lists = repairChoiceKeys.map((value) => ({ value, label: keys(value) }))
  const nameOf = (row: contract.RepairChoice) => (isLocal ? row.local_name : row.name)
  const after = (row: contract.RepairChoice) => row.parent_codes.join(', ') || t('always')
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="choice_id"
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        { field: 'choice_key', label: t('choice_key'), kind: 'choice', options: lists },
        activeFilter,
      ]}
      fields={[
        {
          field: 'choice_key',
          label: t('choice_key'),
          kind: 'choice',
          options: lists,
          isRequired: true,
          isFixed: true,
        },
        { field: 'code', label: t('code'), kind: 'text', most: 60, isRequired: true, isFixed: true },
        { field: 'name', label: t('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'local_name', label: t('local_name'), kind: 'text', most: 100, isRequired: true },
        { field: 'parent_codes', label: t('parent_codes'), kind: 'words', hint: t('parentsHelp') },
        { field: 'seq', label: t('seq'), kind: 'number', isRequired: true },
        { field: 'is_active', label: record('is_active'), kind: 'tick' },
      ]}
      blank={{ parent_codes: [], is_active: true }}
      nameOf={nameOf}
      columns={[
        { key: 'list', title: t('choice_key'), show: (row) => keys(row.choice_key) },
        { key: 'code', title: t('code'), sort: 'code', show: (row) => <b>{row.code}</b> },
        { key: 'name', title: t('name'), sort: 'name', show: nameOf },
        { key: 'after', title: t('parent_codes'), wraps: true, show: after },
        { key: 'seq', title: t('seq'), sort: 'seq', isNumber: true, show: (row) => row.seq },
        { key: 'active', title: record('is_active'), show: (row) => <ActiveChip isActive={row.is_active} /> },
      ]}
      card={(row) => ({
        code: keys(row.choice_key),
        name: nameOf(row),
        text: after(row),
        left: row.code,
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
