import * as contract from '@sejuk/contract/platform/security-events'
import { alarmingKinds, securityEventKinds } from '@sejuk/domain/platform/accounts/security-events'
import { securityEventWords } from '@sejuk/words/platform/security-events'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

type Row = contract.SecurityEvent
const named = (name: string | null, code: string | null) => (code ? `(${code}) ${name ?? ''}` : name)

/** Who signed in or tried to, from where, and who changed whose access. */
export const SecurityLogPage = () => {
  const t = useWords(securityEventWords)
  const dates = useDates()
  const list = useList(contract.listSecurityEvents)
  const kindOf = ({ kind }: Row) => (
    <StatusChip tone={alarmingKinds.has(kind) ? 'bad' : 'neutral'}>{t(kind)}</StatusChip>
  )
  const personOf = ({ username, usercode }: Row) => named(username, usercode) || t('unknown')
  const byOf = ({ by_username, by_usercode, usercode }: Row) =>
    (by_usercode !== usercode && named(by_username, by_usercode)) || '-'
  return (
    <ListPage
      title={t('title')}
      list={list}
      filters={[
        { field: 'person', label: t('person'), kind: 'text' },
        {
          field: 'kind',
          label: t('kind'),
          kind: 'choice',
          options: securityEventKinds.map((kind) => ({ value: kind, label: t(kind) })),
        },
        { field: 'from', label: t('from'), kind: 'day' },
        { field: 'to', label: t('to'), kind: 'day' },
        { field: 'ip', label: t('ip'), kind: 'text' },
      ]}
      actions={[]}
      download={contract.securityEventData}
      keyOf={({ event_id }) => String(event_id)}
      nameOf={({ event_id }) => t('event', { id: event_id })}
      columns={[
        { key: 'at', title: t('at'), sort: 'at', show: ({ at }) => dates.visit(at) },
        { key: 'kind', title: t('kind'), show: kindOf },
        { key: 'person', title: t('person'), wraps: true, show: personOf },
        { key: 'detail', title: t('detail'), wraps: true, show: ({ detail }) => detail || '-' },
        { key: 'by', title: t('by'), wraps: true, show: byOf },
        { key: 'ip', title: t('ip'), show: ({ ip }) => ip },
        { key: 'browser', title: t('browser'), wraps: true, show: ({ browser }) => browser || '-' },
      ]}
      card={(row) => ({
        code: row.ip,
        name: personOf(row),
        text: [row.detail, row.browser].filter(Boolean).join(' · '),
        left: kindOf(row),
        right: dates.visit(row.at),
      })}
    />
  )
}
