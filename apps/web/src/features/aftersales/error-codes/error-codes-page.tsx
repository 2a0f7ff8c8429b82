import * as contract from '@sejuk/contract/aftersales/error-codes'
import { type ErrorSeverity, errorProductGroups, errorSeverities } from '@sejuk/domain/aftersales/error-codes'
import { errorCodeWords, errorSeverityWords } from '@sejuk/words/aftersales/error-codes'
import { recordWords } from '@sejuk/words/masters/records'
import { useActiveFilter } from '../../../entities/pickers/active-filter.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const calls = {
  list: contract.listErrorCodes,
  create: contract.createErrorCode,
  update: contract.updateErrorCode,
  log: contract.errorCodeLog,
}
const tones: Record<ErrorSeverity, Tone> = { Stop: 'bad', Warn: 'attention', Info: 'neutral' }
const most = 2000

export const ErrorCodesPage = () => {
  const t = useWords(errorCodeWords)
  const record = useWords(recordWords)
  const severities = useWords(errorSeverityWords)
  const isLocal = useLanguage() === 'local'
  const activeFilter = useActiveFilter()
  const title = (row: contract.ErrorCode) => (isLocal ? row.local_title : row.title)
  const cause = (row: contract.ErrorCode) => (isLocal ? row.local_possible_cause : row.possible_cause)
  const remedy = (row: contract.ErrorCode) => (isLocal ? row.local_remedy : row.remedy)
  const severity = (row: contract.ErrorCode) => (
    <StatusChip tone={tones[row.severity]}>{severities(row.severity)}</StatusChip>
  )
  const severityOptions = errorSeverities.map((value) => ({ value, label: severities(value) }))
  const long = <Field extends string>(field: Field, label: string) =>
    ({ field, label, kind: 'text', most, isLong: true, isRequired: true }) as const
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      idField="error_id"
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'product_group',
          label: t('product_group'),
          kind: 'choice',
          options: errorProductGroups.map((value) => ({ value, label: value })),
        },
        { field: 'severity', label: t('severity'), kind: 'choice', options: severityOptions },
        activeFilter,
      ]}
      fields={[
        { field: 'error_code', label: t('error_code'), kind: 'text', most: 20, isRequired: true, isFixed: true },
        { field: 'product_group', label: t('product_group'), kind: 'words', hint: t('productsHelp'), isRequired: true },
        { field: 'severity', label: t('severity'), kind: 'choice', options: severityOptions, isRequired: true },
        { field: 'title', label: t('meaning'), kind: 'text', most: 200, isRequired: true },
        { field: 'local_title', label: t('local_meaning'), kind: 'text', most: 200, isRequired: true },
        long('possible_cause', t('cause')),
        long('local_possible_cause', t('local_cause')),
        long('remedy', t('remedy')),
        long('local_remedy', t('local_remedy')),
        { field: 'related_part_group', label: t('part'), kind: 'text', most: 60 },
        { field: 'video_url', label: t('video'), kind: 'text', most: 500 },
        { field: 'is_active', label: record('is_active'), kind: 'tick' },
      ]}
      blank={{ severity: 'Stop', is_active: true }}
      nameOf={(row) => `${row.error_code} ${title(row)}`}
      columns={[
        { key: 'code', title: t('error_code'), sort: 'error_code', show: (row) => <b>{row.error_code}</b> },
        { key: 'product', title: t('product_group'), show: (row) => row.product_group.join(', ') },
        { key: 'severity', title: t('severity'), show: severity },
        { key: 'meaning', title: t('meaning'), sort: 'title', wraps: true, show: title },
        { key: 'cause', title: t('cause'), wraps: true, show: cause },
        { key: 'remedy', title: t('remedy'), wraps: true, show: remedy },
        { key: 'part', title: t('part'), show: (row) => row.related_part_group ?? '-' },
        {
          key: 'video',
          title: t('video'),
          show: (row) =>
            row.video_url ? (
              <a href={row.video_url} target="_blank" rel="noreferrer">
                {t('watch')}
              </a>
            ) : (
              '-'
            ),
        },
      ]}
      card={(row) => ({
        code: row.product_group.join(', '),
        name: `${row.error_code} · ${title(row)}`,
        text: (
          <>
            {cause(row)}
            <br />
            {remedy(row)}
          </>
        ),
        left: severity(row),
        right: row.related_part_group ?? '',
      })}
    />
  )
}
