import * as contract from '@sejuk/contract/masters/input-emails'
import { inputEmailWords } from '@sejuk/words/masters/input-emails'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

const calls = {
  list: contract.listInputEmails,
  create: contract.createInputEmail,
  update: contract.updateInputEmail,
  log: contract.inputEmailLog,
}

/** Whom the company writes to, by what it is about. */
export const InputEmailsPage = () => {
  const t = useWords(inputEmailWords)
  const activeFilter = useActiveFilter()
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="purpose"
      nameOf={({ purpose }) => purpose}
      filters={[{ field: 'search', label: t('search'), kind: 'text' }, activeFilter]}
      fields={[
        { field: 'purpose', label: t('purpose'), kind: 'text', most: 50, isRequired: true, isFixed: true },
        { field: 'description', label: t('description'), kind: 'text', most: 200 },
        { field: 'to', label: t('to'), kind: 'words', isRequired: true },
        { field: 'cc', label: t('cc'), kind: 'words' },
        { field: 'is_active', label: t('is_active'), kind: 'tick' },
      ]}
      blank={{ purpose: '', description: '', to: [], cc: [], is_active: true }}
      columns={[
        { key: 'purpose', title: t('purpose'), sort: 'purpose', show: ({ purpose }) => <b>{purpose}</b> },
        {
          key: 'description',
          title: t('description'),
          sort: 'description',
          wraps: true,
          show: ({ description }) => description || '-',
        },
        { key: 'to', title: t('to'), wraps: true, show: ({ to }) => to.join(', ') || '-' },
        { key: 'cc', title: t('cc'), wraps: true, show: ({ cc }) => cc.join(', ') || '-' },
        { key: 'status', title: t('status'), show: ({ is_active }) => <ActiveChip isActive={is_active} /> },
      ]}
      card={(row) => ({
        code: row.purpose,
        name: row.description || row.purpose,
        text: [...row.to, ...row.cc].join(', '),
        right: <ActiveChip isActive={row.is_active} />,
      })}
    />
  )
}
