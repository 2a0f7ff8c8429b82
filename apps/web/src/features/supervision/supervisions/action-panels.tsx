import { staffDropdown } from '@sejuk/contract/masters/staff'
import { actOnSupervision, deliveryChoices, type SupervisionDetail } from '@sejuk/contract/supervision/supervisions'
import { supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { pickerWords } from '@sejuk/words/pickers'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'
import { LinesField } from './supervision-fields.tsx'

type Props = { row: SupervisionDetail; onClose: () => void }
const seen = ({ supervision_code, row_version }: SupervisionDetail) => ({ supervision_code, row_version })
const draftOf = (name: string, { supervision_code }: SupervisionDetail) => `supervision.${name}.${supervision_code}`

export const ReceivePanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  const pick = useWords(pickerWords)
  return (
    <EndpointPanel
      title={t('receive')}
      sub={row.project_name}
      endpoint={actOnSupervision.receive}
      initial={{ technician_codes: [] as string[] }}
      fixed={seen(row)}
      labels={{ technician_codes: t('technician_codes') }}
      draft={draftOf('receive', row)}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <PagedMultiSelect
          label={t('technician_codes')}
          none={pick('choose')}
          source={staffDropdown}
          input={{ dept_code: [], role_code: [] }}
          value={values.technician_codes}
          error={errorOf('technician_codes')}
          onChange={(technician_codes) => change({ technician_codes })}
        />
      )}
    </EndpointPanel>
  )
}

const blankPerson = { name: '', company: '' }
export const TrainingPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  return (
    <EndpointPanel
      title={t('technicalTraining')}
      sub={row.project_name}
      endpoint={actOnSupervision.technicalTraining}
      initial={{ attendees: [{ name: '', company: row.installer_name }], remark: '' }}
      fixed={seen(row)}
      labels={{ attendees: t('attendees'), remark: t('remark') }}
      draft={draftOf('training', row)}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <LineFields
            name={t('attendees')}
            lines={values.attendees}
            blank={blankPerson}
            addLabel={t('addPerson')}
            error={errorOf('attendees')}
            onChange={(next) => change((now) => ({ attendees: next(now.attendees) }))}
          >
            {(line, n, put) => (
              <>
                <TextField
                  label={t('name')}
                  value={line.name}
                  most={100}
                  isRequired
                  error={errorOf(`attendees.${n}.name`)}
                  onChange={(name) => put({ name })}
                />
                <TextField
                  label={t('company')}
                  value={line.company}
                  most={150}
                  isRequired
                  error={errorOf(`attendees.${n}.company`)}
                  onChange={(company) => put({ company })}
                />
              </>
            )}
          </LineFields>
          <TextField
            label={t('remark')}
            value={values.remark}
            most={1000}
            isLong
            error={errorOf('remark')}
            onChange={(remark) => change({ remark })}
          />
          <Uploader
            label={t('technical_training')}
            module_name={supervisionFiles.module}
            module_code={row.supervision_code}
            alias={supervisionFiles.training}
            kind="photo"
          />
        </>
      )}
    </EndpointPanel>
  )
}

export const ArrivePanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  const blank = {
    ...{ serial_number: '', item_model: row.lines[0]?.item_model ?? '' },
    ...{ delivery_order: row.delivery_orders[0] ?? '', is_damaged: false, note: '' },
  }
  return (
    <EndpointPanel
      title={t('deviceArrive')}
      sub={row.project_name}
      endpoint={actOnSupervision.deviceArrive}
      initial={{ devices: [blank] }}
      fixed={seen(row)}
      labels={{ devices: t('tabDevices') }}
      draft={draftOf('arrive', row)}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <LineFields
          name={t('tabDevices')}
          lines={values.devices}
          blank={blank}
          addLabel={t('addDevice')}
          error={errorOf('devices')}
          onChange={(next) => change((now) => ({ devices: next(now.devices) }))}
        >
          {(line, n, put) => {
            const text = (field: 'serial_number' | 'note') => ({
              label: t(field),
              value: line[field],
              error: errorOf(`devices.${n}.${field}`),
              onChange: (value: string) => put({ [field]: value }),
            })
            return (
              <>
                <TextField {...text('serial_number')} most={60} isRequired />
                <ItemPicker
                  label={t('item_model')}
                  value={line.item_model || undefined}
                  error={errorOf(`devices.${n}.item_model`)}
                  onChange={(item_model = '') => put({ item_model })}
                />
                <PagedSelect
                  label={t('delivery_order')}
                  none={t('noDelivery')}
                  source={deliveryChoices}
                  value={line.delivery_order || undefined}
                  error={errorOf(`devices.${n}.delivery_order`)}
                  onChange={(delivery_order = '') => put({ delivery_order })}
                />
                <CheckboxField
                  label={t('is_damaged')}
                  isOn={line.is_damaged}
                  onChange={(is_damaged) => put({ is_damaged })}
                />
                <TextField {...text('note')} most={500} />
              </>
            )
          }}
        </LineFields>
      )}
    </EndpointPanel>
  )
}

export const InstallPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  const waiting = row.devices.filter(({ installed_date }) => !installed_date).map(({ serial_number }) => serial_number)
  return (
    <EndpointPanel
      title={t('deviceInstall')}
      sub={row.project_name}
      endpoint={actOnSupervision.deviceInstall}
      initial={{ serial_numbers: waiting, installed_place: '' }}
      fixed={seen(row)}
      labels={{ serial_numbers: t('serial_numbers'), installed_place: t('installed_place') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <LinesField
            label={t('serial_numbers')}
            hint={t('onePerLine')}
            value={values.serial_numbers}
            error={errorOf('serial_numbers')}
            isRequired
            onChange={(serial_numbers) => change({ serial_numbers })}
          />
          <TextField
            label={t('installed_place')}
            value={values.installed_place}
            most={200}
            error={errorOf('installed_place')}
            onChange={(installed_place) => change({ installed_place })}
          />
        </>
      )}
    </EndpointPanel>
  )
}

export const AbnormalPanel = ({ row, onClose }: Props) => {
  const t = useWords(supervisionWords)
  return (
    <EndpointPanel
      title={t('debugAbnormal')}
      sub={row.project_name}
      endpoint={actOnSupervision.debugAbnormal}
      initial={{ measurements: '', suction_pressure: '', outlet_temperature: '', faults: [] as string[] }}
      fixed={seen(row)}
      labels={{
        ...{ measurements: t('measurements'), suction_pressure: t('suction_pressure') },
        ...{ outlet_temperature: t('outlet_temperature'), faults: t('faults') },
      }}
      draft={draftOf('abnormal', row)}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const text = (field: 'measurements' | 'suction_pressure' | 'outlet_temperature') => ({
          label: t(field),
          value: values[field],
          error: errorOf(field),
          onChange: (value: string) => change({ [field]: value }),
        })
        return (
          <>
            <TextField {...text('measurements')} most={2000} isLong isRequired />
            <TextField {...text('suction_pressure')} most={40} />
            <TextField {...text('outlet_temperature')} most={40} />
            <LinesField
              label={t('faults')}
              hint={t('onePerLine')}
              value={values.faults}
              error={errorOf('faults')}
              isRequired
              onChange={(faults) => change({ faults })}
            />
          </>
        )
      }}
    </EndpointPanel>
  )
}
