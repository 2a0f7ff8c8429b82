import type { SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { supervisionPhotos } from '@sejuk/domain/supervision/supervision-file-rights'
import {
  type DocumentKind,
  documentKinds,
  projectSupervisionFolder,
  supervisionFiles,
  supervisionFolder,
} from '@sejuk/domain/supervision/supervision-statuses'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { DocumentChip } from '../../../entities/status/supervision-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

type Props = { row: SupervisionDetail }

export const FactsTab = ({ row }: Props) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const place = [
    row.detail_address,
    row.sub_district_name,
    row.district_name,
    row.city_name,
    row.province_name,
    row.postal_code,
  ]
  return (
    <>
      <Section title={t('tabFacts')}>
        <Facts
          facts={[
            [t('project_code'), row.project_code],
            [t('org_name'), row.org_name],
            [t('brand_code_list'), row.brand_code_list.join(', ')],
            [t('category_name'), row.category_name],
            [t('dept_name'), row.dept_name],
            [t('service_dept_name'), row.service_dept_name],
            [t('salesman_name'), row.salesman_name],
            [t('coordinator_name'), row.coordinator_name],
            [t('installer_pic'), row.installer_pic],
            [t('certification_no'), row.certification_no],
            [t('warranty_basis'), t(row.warranty_basis)],
            [t('contract_clause'), row.contract_clause],
            [t('overtime'), t(row.overtime)],
            [t('planned_start'), row.planned_start && dates.day(row.planned_start)],
            [t('planned_end'), row.planned_end && dates.day(row.planned_end)],
            [t('create_user_name'), `${row.create_user_name}, ${dates.dateTime(row.create_date)}`],
            [t('delivery_orders'), row.delivery_orders.join(', '), { wide: 3 }],
            [t('address'), place.filter(Boolean).join(', '), { wide: 3 }],
            [t('remark'), row.remark, { wide: 3 }],
          ]}
        />
      </Section>
      <Section title={t('lines')}>
        <LineTable
          rows={row.lines}
          keyOf={(line) => line.line_no}
          columns={[
            [t('item_model'), (line) => line.item_model],
            [t('qty'), (line) => thousands(line.qty), 'number'],
            [t('capacity_hp'), (line) => line.capacity_hp, 'number'],
            [t('unit_place'), (line) => t(line.unit_place)],
            [t('floor_zone'), (line) => line.floor_zone ?? '-'],
          ]}
        />
      </Section>
      <Section title={t('contacts')}>
        {row.contacts.length === 0 && <SectionText>-</SectionText>}
        <RowList>
          {row.contacts.map((one) => (
            <li key={one.line_no}>
              <span>
                <b>{one.contact_name}</b> {one.job_title}
              </span>
              <span>{[one.phone && `+62${one.phone}`, one.email].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </RowList>
      </Section>
    </>
  )
}

const photoWords = {
  [supervisionFiles.training]: 'technical_training',
  [supervisionFiles.arrival]: 'device_arrival',
  [supervisionFiles.debug]: 'debug_photo',
  [supervisionFiles.usage]: 'usage_training',
  [supervisionFiles.signature]: 'receiver_signature',
  [supervisionFiles.inspection]: 'inspection_photo',
} as const

export const DocumentsTab = ({ row }: Props) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  const { permission } = useViewer()
  const [kind, setKind] = useState<string>(documentKinds[0])
  const isShut = row.supervision_status === 'Finish_Project_Finished'
  const mayUpload = !isShut && permission.has(filePermission(supervisionFiles.module, 'Upload'))
  return (
    <>
      <Section title={`${t('tabDocuments')} (${projectSupervisionFolder})`}>
        {row.documents.length === 0 && <SectionText>{t('noDocuments')}</SectionText>}
        <RowList>
          {row.documents.map((one) => (
            <li key={one.kind}>
              <span>
                <b>{t(one.kind)}</b> {t('files', { n: one.files })} · {one.create_user_name},{' '}
                {dates.date(one.created_date)}
                {one.remark && ` · ${one.remark}`}
              </span>
              <DocumentChip status={one.document_status} />
            </li>
          ))}
        </RowList>
        {mayUpload && (
          <SectionBody>
            <ChoiceField
              label={t('kind')}
              value={kind}
              onChange={setKind}
              options={documentKinds.map((value) => ({ value, label: t(value) }))}
            />
            <Uploader
              key={kind}
              label={t('upload', { kind: t(kind as DocumentKind) })}
              module_name={supervisionFiles.module}
              module_code={row.supervision_code}
              alias={kind}
              kind="file"
            />
          </SectionBody>
        )}
      </Section>
      <RecordPhotos
        title={`${t('photosAndPapers')} (${supervisionFolder})`}
        module_name={supervisionFiles.module}
        module_code={row.supervision_code}
        photos={supervisionPhotos.map((alias) => ({ alias, label: t(photoWords[alias]) }))}
        isShut={isShut}
      />
    </>
  )
}

export const DevicesTab = ({ row }: Props) => {
  const t = useWords(supervisionWords)
  const dates = useDates()
  return (
    <Section
      title={t('tabDevices')}
      sub={t('devicesOf', { n: row.devices_arrived, all: row.unit_count, hung: row.devices_installed })}
    >
      {row.devices.length === 0 && <SectionText>{t('noDevices')}</SectionText>}
      {row.devices.length > 0 && (
        <LineTable
          rows={row.devices}
          keyOf={(device) => device.serial_number}
          columns={[
            [t('item_model'), (device) => device.item_model],
            [t('serial_number'), (device) => device.serial_number],
            [t('delivery_order'), (device) => device.delivery_order ?? '-'],
            [t('arrived_date'), (device) => dates.date(device.arrived_date)],
            [t('installed_date'), (device) => (device.installed_date ? dates.date(device.installed_date) : '-')],
            [t('installed_place'), (device) => device.installed_place ?? '-'],
            [
              t('note'),
              (device) => (
                <>
                  {device.is_damaged && <StatusChip tone="bad">{t('is_damaged')}</StatusChip>} {device.note ?? ''}
                </>
              ),
            ],
          ]}
        />
      )}
    </Section>
  )
}
