import type { DriverStop } from '@sejuk/contract/delivery/driver-links'
import { restOfUnit } from '@sejuk/domain/delivery/receipts'
import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { UnitReport } from './driver-storage.ts'
import style from './stop-form.module.css'

const reasons = ['torn', 'dented', 'absent', 'wrong', 'unwanted'] as const
type Props = { unit: DriverStop['units'][number]; line: UnitReport; put: (part: Partial<UnitReport>) => void }

/** Counted, with the numbers of what is damaged or missing ticked, and a reason chosen rather than typed. */
export const UnitFields = ({ unit, line, put }: Props) => {
  const t = useWords(driverWords)
  const count = (text: string) => Math.max(0, Math.min(restOfUnit(unit), Number.parseInt(text, 10) || 0))
  const change = (field: 'damaged' | 'short', text: string) => {
    const other = field === 'damaged' ? line.short : line.damaged
    const n = Math.min(count(text), restOfUnit(unit) - other)
    put({ [field]: n, received: restOfUnit(unit) - other - n })
  }
  const scanned = line.scanned ?? []
  const numbers = (field: 'damaged_serials' | 'short_serials', most: number) => {
    // What was scanned is there.
    const elsewhere = field === 'damaged_serials' ? line.short_serials : [...line.damaged_serials, ...scanned]
    return (
      <div className={style.numbers}>
        <span>{t('which')}</span>
        {unit.serials
          .filter((serial) => !elsewhere.includes(serial))
          .map((serial) => (
            <CheckboxField
              key={serial}
              label={serial}
              isOn={line[field].includes(serial)}
              onChange={(isOn) =>
                put({
                  [field]: isOn ? [...line[field], serial].slice(-most) : line[field].filter((one) => one !== serial),
                })
              }
            />
          ))}
      </div>
    )
  }
  return (
    <div className={style.unit}>
      <div className={style.unitHead}>
        <span>
          <b>{unit.item_code}</b>
          <small>{unit.item_name}</small>
        </span>
        {unit.has_serial && (
          <StatusChip tone={scanned.length === unit.serials.length ? 'good' : 'neutral'}>
            {t('scanned', { n: scanned.length, all: unit.serials.length })}
          </StatusChip>
        )}
      </div>
      <div className={style.counts}>
        <NumberField
          label={t('received')}
          value={String(line.received)}
          onChange={(text) => put({ received: count(text) })}
        />
        <NumberField label={t('damaged')} value={String(line.damaged)} onChange={(text) => change('damaged', text)} />
        <NumberField label={t('short')} value={String(line.short)} onChange={(text) => change('short', text)} />
      </div>
      {unit.has_serial && line.damaged > 0 && numbers('damaged_serials', line.damaged)}
      {unit.has_serial && line.short > 0 && numbers('short_serials', line.short)}
      {line.damaged + line.short > 0 && (
        <ChoiceField
          label={t('reason')}
          value={reasons.find((one) => t(one) === line.reason) ?? ''}
          onChange={(chosen) =>
            put({ reason: reasons.some((one) => one === chosen) ? t(chosen as (typeof reasons)[number]) : '' })
          }
          options={reasons.map((value) => ({ value, label: t(value) }))}
          isRequired
        />
      )}
    </div>
  )
}
