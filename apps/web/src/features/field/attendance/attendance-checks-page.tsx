import { type AttendanceCheck, actOnCheck, listAttendanceChecks } from '@sejuk/contract/field/attendance'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { attendanceModule, checkStatuses, selfie } from '@sejuk/domain/field/attendance'
import { attendanceCheck } from '@sejuk/domain/field/attendance-workflows'
import { attendanceWords } from '@sejuk/words/field/attendance'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { AttendanceTabs } from '../../../entities/field/attendance-tabs.tsx'
import { PinLink } from '../../../entities/pin-link.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'
import { CheckChip } from './check-line.tsx'
import { ChecksMap } from './checks-map.tsx'

/** Single check-ins: what waits for approval, where it was, and what is doubtful about it. */
export const AttendanceChecksPage = () => {
  const t = useWords(attendanceWords)
  const dates = useDates()
  const list = useList(listAttendanceChecks)
  const [open, setOpen] = useState<AttendanceCheck>()
  const [isMapOpen, setMapOpen] = useState(false)
  const today = useToday()
  const nameOf = (row: AttendanceCheck) => `${row.username}, ${dates.visit(row.at_server)}`
  const record = useRecordActions({
    workflow: attendanceCheck,
    endpoints: actOnCheck,
    keyField: 'attendance_code',
    nameOf,
    label: (name) => t(name),
  })
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const place = (row: AttendanceCheck) =>
    [t(row.place), row.office_name, row.distance_m !== null && t('metres', { n: row.distance_m })]
      .filter(Boolean)
      .join(', ')
  const risk = (row: AttendanceCheck) =>
    [...row.risk.map((one) => t(one)), !row.has_selfie && t('noPhoto'), row.is_offline && t('offlineMark')]
      .filter(Boolean)
      .join(', ') || '-'
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <>
            <AttendanceTabs />
            {isMapOpen && <ChecksMap today={today} dept_code={list.asked.dept_code ?? []} onOpen={setOpen} />}
          </>
        }
        actions={[{ key: 'map', label: t(isMapOpen ? 'mapClose' : 'mapTitle'), onPress: () => setMapOpen(!isMapOpen) }]}
        onOpen={setOpen}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown },
          { field: 'from', label: t('from'), kind: 'day' },
          { field: 'to', label: t('to'), kind: 'day' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: checkStatuses.map((value) => ({ value, label: t(value) })),
          },
          { field: 'is_outside', label: t('isOutside'), kind: 'choice', options: yesNo },
          { field: 'has_risk', label: t('hasRisk'), kind: 'choice', options: yesNo },
        ]}
        keyOf={(row) => row.attendance_code}
        nameOf={nameOf}
        menu={(row) => [{ key: 'photo', label: t('photo'), onPress: () => setOpen(row) }, ...record.actionsOf(row)]}
        bulk={() => record.bulkOf('approve')}
        columns={[
          { key: 'at', title: t('time'), sort: 'at_server', show: (row) => dates.visit(row.at_server) },
          { key: 'staff', title: t('staff'), sort: 'username', show: (row) => row.username },
          { key: 'branch', title: t('branch'), show: (row) => row.dept_name },
          { key: 'kind', title: t('kind'), show: (row) => t(row.kind) },
          { key: 'place', title: t('place'), wraps: true, show: place },
          { key: 'note', title: t('note'), wraps: true, show: (row) => row.note ?? '-' },
          { key: 'risk', title: t('risk'), wraps: true, show: risk },
          { key: 'status', title: t('status'), show: (row) => <CheckChip status={row.status} /> },
        ]}
        card={(row) => ({
          code: dates.visit(row.at_server),
          name: `${row.username}, ${t(row.kind)}`,
          text: [place(row), row.note, risk(row)].filter(Boolean).join('. '),
          left: <CheckChip status={row.status} />,
        })}
      />
      {open && (
        <SidePanel
          title={open.username}
          sub={dates.visit(open.at_server)}
          onClose={() => setOpen(undefined)}
          footer={null}
        >
          <Facts
            facts={[
              [t('kind'), t(open.kind)],
              [t('place'), place(open)],
              [t('note'), open.note],
              [t('risk'), risk(open)],
              [t('distance'), <PinLink lat={open.lat} lng={open.lng} none="-" />],
            ]}
          />
          <RecordPhotos
            title={t('photo')}
            module_name={attendanceModule}
            module_code={open.client_uuid}
            photos={[{ alias: selfie, label: t('photo') }]}
            isShut
          />
        </SidePanel>
      )}
      {record.panel}
    </>
  )
}
