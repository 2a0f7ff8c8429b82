import type { Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { driverDropdown, logisticVendorDropdown } from '@sejuk/contract/masters/drivers'
import { erpCustomizationDropdown } from '@sejuk/contract/masters/erp-customizations'
import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { recordWords } from '@sejuk/words/masters/records'
import { useWords } from '../../../lib/language/words.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'

/** Day, driver and truck as they stand. */
export const planOf = (found?: Delivery) => ({
  planned_date: found?.planned_date ?? '',
  time_slot: (found?.time_slot ?? '') as TimeSlot | '',
  driver_code: found?.driver_code ?? '',
  logistic_vendor_code: found?.logistic_vendor_code ?? '',
  driver_name: found?.driver_name ?? '',
  driver_phone: found?.driver_phone ?? '',
  truck_no: found?.truck_no ?? '',
  truck_model: found?.truck_model ?? '',
  seal_no: found?.seal_no ?? '',
})
type Plan = ReturnType<typeof planOf>
type Props = { values: Plan; change: (part: Partial<Plan>) => void; errorOf: (field: string) => string | undefined }

/** A driver of the list brings name, phone, truck and carrier along. */
export const PlanFields = ({ values, change, errorOf }: Props) => {
  const t = useWords(deliveryWords)
  const none = useWords(recordWords)('choose')
  const text = (field: Exclude<keyof Plan, 'time_slot'>) => ({
    label: t(field),
    value: values[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const picked = (field: 'logistic_vendor_code' | 'truck_model') => ({
    ...{ label: t(field), none, value: values[field] || undefined, error: errorOf(field) },
    onChange: (code: string | undefined) => change({ [field]: code ?? '' }),
  })
  return (
    <>
      <DateField {...text('planned_date')} />
      <TimeSlotField
        label={t('time_slot')}
        value={values.time_slot}
        onChange={(time_slot) => change({ time_slot })}
        error={errorOf('time_slot')}
      />
      <PagedSelect
        label={t('driver_code')}
        none={none}
        source={driverDropdown}
        value={values.driver_code || undefined}
        onChange={(driver_code = '') =>
          change({
            driver_code,
            driver_name: '',
            driver_phone: '',
            truck_no: '',
            truck_model: '',
            logistic_vendor_code: '',
          })
        }
        error={errorOf('driver_code')}
      />
      <PagedSelect {...picked('logistic_vendor_code')} source={logisticVendorDropdown} />
      <TextField {...text('driver_name')} most={100} />
      <PhoneField {...text('driver_phone')} />
      <TextField {...text('truck_no')} most={30} />
      <PagedSelect {...picked('truck_model')} source={erpCustomizationDropdown} input={{ data_type: 'TRUCK_MODEL' }} />
      <TextField {...text('seal_no')} most={60} />
    </>
  )
}
