import * as contract from '@sejuk/contract/returns/vendor-claims'
import { claimWords } from '@sejuk/words/returns/vendor-claims'
import { WarehousePicker } from '../../../entities/pickers/warehouse-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError, FieldGroup } from '../../../ui/form/field-grid.tsx'

type Line = { serial_number: string; claim_amount: string }
type Fields = { factory_name: string; note: string; lines: Line[] }
type Form = {
  values: Fields
  change: (part: Partial<Fields> | ((now: Fields) => Partial<Fields>)) => void
  errorOf: (field: string) => string | undefined
}

export const CreateClaimPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(claimWords)
  return (
    <EndpointPanel
      title={t('create')}
      endpoint={contract.createVendorClaim}
      initial={{ warehouse_code: '', factory_name: '', note: '', lines: [] as Line[] }}
      labels={{
        ...{ warehouse_code: t('warehouse_code'), factory_name: t('factory_name'), note: t('note'), lines: t('lines') },
      }}
      draft="vendor-claim/create"
      onClose={onClose}
    >
      {(form) => (
        <>
          <WarehousePicker
            value={form.values.warehouse_code || undefined}
            onChange={(warehouse_code = '') => form.change({ warehouse_code, lines: [] })}
            error={form.errorOf('warehouse_code')}
          />
          <ClaimFields form={form} warehouse_code={form.values.warehouse_code} own={[]} />
        </>
      )}
    </EndpointPanel>
  )
}

type ModifyProps = { row: contract.VendorClaimDetail; onClose: () => void }

export const ModifyClaimPanel = ({ row, onClose }: ModifyProps) => {
  const t = useWords(claimWords)
  return (
    <EndpointPanel
      title={t('modify')}
      sub={row.claim_code}
      endpoint={contract.actOnVendorClaim.modify}
      initial={{
        ...{ factory_name: row.factory_name, note: row.note ?? '' },
        lines: row.lines.map((line) => ({
          ...{ serial_number: line.serial_number, claim_amount: String(line.claim_amount) },
        })),
      }}
      fixed={{ claim_code: row.claim_code, row_version: row.row_version }}
      labels={{ factory_name: t('factory_name'), note: t('note'), lines: t('lines') }}
      draft={`vendor-claim/${row.claim_code}`}
      onClose={onClose}
    >
      {(form) => (
        <ClaimFields
          form={form}
          warehouse_code={row.warehouse_code}
          own={row.lines.map((line) => ({ ...line, symptom: null, price: line.claim_amount }))}
        />
      )}
    </EndpointPanel>
  )
}

type FieldsProps = { form: Form; warehouse_code: string; own: readonly contract.ClaimableUnit[] }

/** The factory, and the units that lie here defective: each chosen one with what is asked for it. */
const ClaimFields = ({ form: { values, change, errorOf }, warehouse_code, own }: FieldsProps) => {
  const t = useWords(claimWords)
  const found = useCall(contract.listClaimable, { warehouse_code }, { enabled: warehouse_code !== '' })
  const units = [...own, ...(found.data?.data ?? [])]
  const choose = ({ serial_number, price }: contract.ClaimableUnit, isOn: boolean) =>
    change((now) => ({
      lines: isOn
        ? [...now.lines, { serial_number, claim_amount: String(price) }]
        : now.lines.filter((line) => line.serial_number !== serial_number),
    }))
  return (
    <>
      <TextField
        label={t('factory_name')}
        value={values.factory_name}
        onChange={(factory_name) => change({ factory_name })}
        error={errorOf('factory_name')}
        most={200}
        isRequired
      />
      <TextField
        label={t('note')}
        value={values.note}
        onChange={(note) => change({ note })}
        error={errorOf('note')}
        most={1000}
        isLong
      />
      {warehouse_code === '' && <Note>{t('chooseWarehouse')}</Note>}
      {found.isSuccess && units.length === 0 && <Note>{t('nothingClaimable')}</Note>}
      {units.map((unit) => {
        const n = values.lines.findIndex(({ serial_number }) => serial_number === unit.serial_number)
        const line = values.lines[n]
        return (
          <FieldGroup key={unit.serial_number} isFramed aria-label={unit.serial_number}>
            <CheckboxField
              label={`${unit.serial_number} · ${unit.item_code}`}
              hint={[unit.document_code, unit.symptom].filter(Boolean).join(', ')}
              isOn={line !== undefined}
              onChange={(isOn) => choose(unit, isOn)}
              error={line && errorOf(`lines.${n}.serial_number`)}
            />
            {line && (
              <NumberField
                label={t('amountOf', { serial: unit.serial_number })}
                value={line.claim_amount}
                onChange={(claim_amount) =>
                  change((now) => ({ lines: now.lines.map((one, at) => (at === n ? { ...one, claim_amount } : one)) }))
                }
                error={errorOf(`lines.${n}.claim_amount`)}
              />
            )}
          </FieldGroup>
        )
      })}
      {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
    </>
  )
}
