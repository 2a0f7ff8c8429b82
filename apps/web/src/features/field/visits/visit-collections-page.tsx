import {
  actOnCollection,
  collectionData,
  listCollections,
  type VisitCollection,
} from '@sejuk/contract/field/visit-collections'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { decisionStatuses, visitCollection } from '@sejuk/domain/field/visit-workflows'
import { collectMethods, visitModule } from '@sejuk/domain/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { visitWords } from '@sejuk/words/field/visits'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { CollectionChip } from '../../../entities/status/visit-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { VisitTabs } from './visit-tabs.tsx'

const names = { Submitted: 'waitsForFinance', Approved: 'received', Rejected: 'refused' } as const

/** What salespeople took along: finance confirms that it arrived, or refuses it. */
export const VisitCollectionsPage = () => {
  const t = useWords(visitWords)
  const dates = useDates()
  const list = useList(listCollections)
  const [open, setOpen] = useState<VisitCollection>()
  const nameOf = (row: VisitCollection) => `${row.collection_code}, ${row.customer_name}`
  const record = useRecordActions({
    workflow: visitCollection,
    endpoints: actOnCollection,
    keyField: 'collection_code',
    nameOf,
    label: (name) => t(name),
  })
  return (
    <>
      <ListPage
        title={t('collections')}
        list={list}
        above={<VisitTabs />}
        actions={[]}
        download={collectionData}
        onOpen={setOpen}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'method',
            label: t('method'),
            kind: 'choice',
            options: collectMethods.map((value) => ({ value, label: t(value) })),
          },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: decisionStatuses.map((value) => ({ value, label: t(names[value]) })),
          },
        ]}
        keyOf={(row) => row.collection_code}
        nameOf={nameOf}
        menu={(row) => [{ key: 'open', label: t('open'), onPress: () => setOpen(row) }, ...record.actionsOf(row)]}
        columns={[
          { key: 'code', title: t('collection_code'), show: (row) => row.collection_code },
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.visit(row.created_date),
          },
          { key: 'staff', title: t('staff'), show: (row) => row.username },
          { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
          { key: 'method', title: t('method'), show: (row) => t(row.method) },
          { key: 'reference', title: t('reference'), show: (row) => row.reference ?? '-' },
          { key: 'due', title: t('due_date'), show: (row) => (row.due_date ? dates.day(row.due_date) : '-') },
          {
            key: 'amount',
            title: t('collected'),
            sort: 'amount',
            isNumber: true,
            show: (row) => rupiah(row.amount),
          },
          { key: 'status', title: t('status'), show: (row) => <CollectionChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: row.collection_code,
          name: row.customer_name,
          text: [row.username, t(row.method), row.reference].filter(Boolean).join('. '),
          left: <CollectionChip status={row.status} />,
          right: rupiah(row.amount),
        })}
      />
      {open && (
        <SidePanel
          title={open.customer_name}
          sub={open.collection_code}
          onClose={() => setOpen(undefined)}
          footer={null}
        >
          <Facts
            facts={[
              [t('staff'), open.username],
              [t('collected'), rupiah(open.amount)],
              [t('method'), t(open.method)],
              [t('reference'), open.reference],
              [t('due_date'), open.due_date && dates.day(open.due_date)],
              [t('visit_code'), open.visit_code],
              [t('decided'), open.decided_name],
              [
                t('receipt'),
                open.receipt_code && (
                  <Link key="r" {...pageTo('receipt', { code: open.receipt_code })}>
                    {open.receipt_code}
                  </Link>
                ),
              ],
              [t('reject_reason'), open.reject_reason],
            ]}
          />
          <RecordPhotos
            title={t('photos')}
            module_name={visitModule}
            module_code={open.visit_uuid}
            photos={[{ alias: 'cheque', label: t('photo_cheque') }]}
            isShut
          />
        </SidePanel>
      )}
      {record.panel}
    </>
  )
}
