import type { TimeSlot } from '@sejuk/domain/values/time-slots'
import { useState } from 'react'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { IdCardField, NpwpField, PhoneField } from '../../../ui/fields/identity-fields.tsx'
import { MoneyField, NumberField, PercentageField, QuantityField } from '../../../ui/fields/number-fields.tsx'
import { PlaceField } from '../../../ui/fields/place-field.tsx'
import { SecretField } from '../../../ui/fields/secret-field.tsx'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TimeSlotField } from '../../../ui/fields/time-slot-field.tsx'
import { TranslatedTextField } from '../../../ui/fields/translated-text-field.tsx'
import type { TypedProps } from '../../../ui/fields/typed-field.tsx'
import { Part } from './gallery-part.tsx'

type Sample<Value> = {
  of: (props: TypedProps<Value>) => React.ReactNode
  label: string
  begin: Value
  error?: string
}
/** A field that holds what is typed. */
const Live = <Value,>({ of: Field, label, begin, error }: Sample<Value>) => {
  const [value, setValue] = useState(begin)
  return <Field label={label} value={value} onChange={setValue} error={error} />
}

const useText = (begin = '') => {
  const [value, onChange] = useState(begin)
  return { value, onChange }
}

export const GalleryFields = () => {
  const [slot, setSlot] = useState<TimeSlot | ''>('')
  const [place, setPlace] = useState({ lat: '-6.1754', lng: '106.8272' })
  const [isOn, setOn] = useState(true)
  const [words, setWords] = useState(['gree', 'inverter'])
  const [signature, setSignature] = useState<File>()
  return (
    <>
      <Part name="TextField">
        <TextField label="Name" {...useText('Toko Sejahtera')} isRequired />
        <TextField label="Notes" hint="what the driver should know" {...useText('x'.repeat(90))} most={100} isLong />
        <TextField label="Refused" {...useText()} error="Name is required!" />
        <SecretField label="Password" name="secret" autoComplete="new-password" {...useText('sejuk-demo')} />
      </Part>
      <Part name="MoneyField">
        <Live<number | null> of={MoneyField} label="Empty" begin={null} />
        <Live<number | null> of={MoneyField} label="Price" begin={1_785_000} />
        <Live<number | null> of={MoneyField} label="Refused" begin={-500} error="Price is required!" />
      </Part>
      <Part name="NumberField, PercentageField, QuantityField">
        <Live<string> of={NumberField} label="Number" begin="-12.5" />
        <Live<string> of={PercentageField} label="Discount" begin="12.5" />
        <Live<string> of={(props) => <QuantityField {...props} stock={20} />} label="Quantity" begin="4" />
      </Part>
      <Part name="PhoneField, IdCardField, NpwpField">
        <Live<string> of={PhoneField} label="Phone" begin="081290341178" />
        <Live<string> of={IdCardField} label="ID card" begin="3671013002009999" />
        <Live<string> of={NpwpField} label="NPWP" begin="0019999914045000" />
      </Part>
      <Part name="DateField, TimeSlotField">
        <Live<string> of={(props) => <DateField {...props} limit={{}} />} label="Visit date" begin="" />
        <Live<string> of={DateField} label="Any date" begin="2026-11-16" />
        <TimeSlotField
          value={slot}
          onChange={setSlot}
          noteOf={(one) =>
            one === '08:30~18:00' ? { text: '1 job at 08:30', isShut: true } : { text: '1 place left' }
          }
        />
      </Part>
      <Part name="ChoiceField, TickField, WordsField, PlaceField">
        <ChoiceField label="Choice" options={[{ value: 'Y', label: 'Yes' }]} {...useText('Y')} />
        <CheckboxField label="Taxable" isOn={isOn} onChange={setOn} hint="as the tax office has it" />
        <TranslatedTextField label="Words" value={words} onChange={setWords} />
        <PlaceField label="Pin" {...place} errors={{}} onChange={setPlace} radius={100} />
      </Part>
      <Part name="SignaturePad">
        <SignaturePad label="Signature" onChange={setSignature} />
        <SignaturePad label="Refused" onChange={() => {}} error="Signature is required!" />
        {signature && <img src={URL.createObjectURL(signature)} alt="What is kept" width={300} />}
      </Part>
    </>
  )
}
