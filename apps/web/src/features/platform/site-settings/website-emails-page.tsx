import * as contract from '@sejuk/contract/platform/site-settings'
import { siteSettingWords } from '@sejuk/words/platform/site-settings'
import { useAgo } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

/** Whom the website writes to, by what it is about. */
export const WebsiteEmailsPage = () => {
  const t = useWords(siteSettingWords)
  const ago = useAgo()
  const stateOf = ({ is_active }: contract.WebsiteEmail) => (
    <StatusChip tone={is_active ? 'good' : 'neutral'}>{t(is_active ? 'active' : 'inactive')}</StatusChip>
  )
  return (
    <MasterPage
      title={t('emailTitle')}
      adding={t('add')}
      editing={t('edit')}
      calls={{
        list: contract.listWebsiteEmails,
        create: contract.createWebsiteEmail,
        update: contract.updateWebsiteEmail,
        remove: contract.deleteWebsiteEmail,
        log: contract.websiteEmailLog,
      }}
      idField="purpose"
      nameOf={({ purpose }) => purpose}
      filters={[{ field: 'text', label: t('text'), kind: 'text' }]}
      fields={[
        { field: 'purpose', label: t('purpose'), kind: 'text', most: 49, isRequired: true, isFixed: true },
        { field: 'description', label: t('description'), kind: 'text', most: 200 },
        { field: 'to', label: t('to'), kind: 'words', isRequired: true },
        { field: 'cc', label: t('cc'), kind: 'words' },
        { field: 'is_active', label: t('is_active'), kind: 'tick' },
      ]}
      blank={{ purpose: '', description: '', to: [], cc: [], is_active: true }}
      columns={[
        { key: 'purpose', title: t('purpose'), sort: 'purpose', show: ({ purpose }) => <b>{purpose}</b> },
        { key: 'description', title: t('description'), wraps: true, show: ({ description }) => description || '-' },
        { key: 'to', title: t('to'), wraps: true, show: ({ to }) => to.join(', ') || '-' },
        { key: 'cc', title: t('cc'), wraps: true, show: ({ cc }) => cc.join(', ') || '-' },
        { key: 'state', title: t('state'), show: stateOf },
        {
          key: 'updated',
          title: t('updated'),
          sort: 'updated_date',
          show: ({ updated_user_name, updated_date }) => `${updated_user_name}, ${ago(updated_date)}`,
        },
      ]}
      card={(row) => ({
        code: row.purpose,
        name: row.description || row.purpose,
        text: row.to.join(', '),
        left: stateOf(row),
        right: ago(row.updated_date),
      })}
    />
  )
}
