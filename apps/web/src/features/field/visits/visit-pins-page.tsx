import { actOnPin, listPinProposals, type PinProposal } from '@sejuk/contract/field/pin-proposals'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { decisionStatuses, pinProposal } from '@sejuk/domain/field/visit-workflows'
import { nearMetres, visitModule } from '@sejuk/domain/field/visits'
import { decisionWords, visitWords } from '@sejuk/words/field/visits'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { PinLink } from '../../../entities/pin-link.tsx'
import { DecisionChip } from '../../../entities/status/visit-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { VisitTabs } from './visit-tabs.tsx'

const MapView = lazyPart(() => import('../../../ui/map/map-view.tsx').then((map) => map.MapView))

/** Pins that somebody standing in the shop found wrong. */
export const VisitPinsPage = () => {
  const t = useWords(visitWords)
  const decision = useWords(decisionWords)
  const dates = useDates()
  const list = useList(listPinProposals)
  const [open, setOpen] = useState<PinProposal>()
  const nameOf = (row: PinProposal) => row.shop_name ?? row.customer_name
  const record = useRecordActions({
    workflow: pinProposal,
    endpoints: actOnPin,
    keyField: 'proposal_code',
    nameOf,
    label: (name) => t(name),
  })
  const metres = (row: PinProposal) => (row.metres === null ? t('noPin') : t('metres', { n: row.metres }))
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={<VisitTabs />}
        actions={[]}
        onOpen={setOpen}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: decisionStatuses.map((value) => ({ value, label: decision(value) })),
          },
        ]}
        keyOf={(row) => row.proposal_code}
        nameOf={nameOf}
        menu={(row) => [{ key: 'open', label: t('open'), onPress: () => setOpen(row) }, ...record.actionsOf(row)]}
        columns={[
          {
            key: 'created',
            title: t('created_date'),
            sort: 'created_date',
            show: (row) => dates.visit(row.created_date),
          },
          { key: 'staff', title: t('staff'), show: (row) => row.username },
          { key: 'customer', title: t('customer'), wraps: true, show: (row) => row.customer_name },
          { key: 'shop', title: t('shop'), wraps: true, show: (row) => row.shop_name ?? '-' },
          { key: 'distance', title: t('distance'), show: metres },
          { key: 'note', title: t('note'), wraps: true, show: (row) => row.note ?? '-' },
          { key: 'status', title: t('status'), show: (row) => <DecisionChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: dates.visit(row.created_date),
          name: nameOf(row),
          text: [row.username, metres(row), row.note].filter(Boolean).join('. '),
          left: <DecisionChip status={row.status} />,
        })}
      />
      {open && (
        <SidePanel title={nameOf(open)} sub={open.username} onClose={() => setOpen(undefined)} footer={null}>
          <MapView
            label={t('pinMap')}
            at={{ lat: open.lat, lng: open.lng }}
            also={open.old_lat === null || open.old_lng === null ? undefined : { lat: open.old_lat, lng: open.old_lng }}
            radius={nearMetres}
          />
          <Facts
            facts={[
              [t('oldPin'), <PinLink key="old" lat={open.old_lat} lng={open.old_lng} none={t('noPin')} />],
              [t('newPin'), <PinLink key="new" lat={open.lat} lng={open.lng} none="-" />],
              [t('distance'), metres(open)],
              [t('note'), open.note],
              [t('decided'), open.decided_name],
              [t('reject_reason'), open.reject_reason],
            ]}
          />
          <RecordPhotos
            title={t('photos')}
            module_name={visitModule}
            module_code={open.client_uuid}
            photos={[{ alias: 'pin', label: t('photo_pin') }]}
            isShut
          />
        </SidePanel>
      )}
      {record.panel}
    </>
  )
}
