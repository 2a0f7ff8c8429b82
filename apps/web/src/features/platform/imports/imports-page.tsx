import * as contract from '@sejuk/contract/platform/imports'
import { batchAt, type ImportStatus, importActions, importStatuses } from '@sejuk/domain/platform/imports'
import { gate } from '@sejuk/domain/workflow'
import { importWords } from '@sejuk/words/platform/imports'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconFileDownload from '#icon/FileDownload'
import IconFileSearch from '#icon/FileSearch'
import { useList } from '../../../lib/api/list.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { useTakeBack } from '../../../ui/import/import-flow-done.tsx'
import { saveAnnotated } from '../../../ui/import/import-flow-fix.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const ImportFlow = lazyPart(() => import('../../../ui/import/import-flow.tsx').then((flow) => flow.ImportFlow))

type Batch = contract.ImportBatch
const tones: Record<ImportStatus, Tone> = {
  Preview: 'attention',
  Committed: 'good',
  RolledBack: 'neutral',
  Expired: 'neutral',
}
const count = (n: number | null) => (n === null ? '-' : thousands(n))

/** Everything one has uploaded by Excel, and what became of it. */
export const ImportsPage = () => {
  const t = useWords(importWords)
  const dates = useDates()
  const now = useNow()
  const language = useLanguage()
  const { permission } = useViewer()
  const list = useList(contract.listImports)
  const { takeBack } = useTakeBack()
  const [open, setOpen] = useState<Batch>()
  const titleOf = ({ title_default, title_local }: Batch) => (language === 'local' ? title_local : title_default)
  const mayMend = (row: Batch) => gate(importActions.mend, batchAt(row, now), permission)
  const statusOf = ({ status }: Batch) => <StatusChip tone={tones[status]}>{t(status)}</StatusChip>
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: importStatuses.map((status) => ({ value: status, label: t(status) })),
          },
        ]}
        actions={[]}
        keyOf={({ import_batch_code }) => import_batch_code}
        nameOf={({ file_name }) => file_name}
        menu={(row) => [
          {
            key: 'go-on',
            label: t('goOn'),
            icon: <IconFileSearch size={18} />,
            gate: mayMend(row),
            onPress: () => setOpen(row),
          },
          {
            key: 'annotated',
            label: t('annotated'),
            icon: <IconFileDownload size={18} />,
            onPress: () => void saveAnnotated(row.import_batch_code),
          },
          {
            key: 'take-back',
            label: t('takeBack'),
            icon: <IconArrowBackUp size={18} />,
            gate: gate(importActions.rollBack, batchAt(row, now), permission),
            isDangerous: true,
            onPress: () => void takeBack(row, row.added ?? 0),
          },
        ]}
        columns={[
          {
            key: 'file',
            title: t('file'),
            wraps: true,
            show: (row) =>
              mayMend(row).enabled ? (
                <button type="button" onClick={() => setOpen(row)}>
                  <b>{row.file_name}</b>
                </button>
              ) : (
                row.file_name
              ),
          },
          { key: 'module', title: t('module'), wraps: true, show: titleOf },
          { key: 'status', title: t('status'), show: statusOf },
          { key: 'rows', title: t('rows'), isNumber: true, show: (row) => thousands(row.row_count) },
          { key: 'bad', title: t('badRows'), isNumber: true, show: (row) => thousands(row.bad_rows) },
          { key: 'added', title: t('added'), isNumber: true, show: (row) => count(row.added) },
          { key: 'skipped', title: t('skipped'), isNumber: true, show: (row) => count(row.skipped) },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.visit(row.created_date),
          },
        ]}
        card={(row) => ({
          code: row.import_batch_code,
          name: row.file_name,
          text: titleOf(row),
          left: statusOf(row),
          right: dates.visit(row.created_date),
        })}
      />
      {open && (
        <ImportFlow
          title={titleOf(open)}
          sheet={{ module_name: open.module_name, needs: 'signed-in' }}
          list={contract.listImports}
          batch={open.import_batch_code}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
