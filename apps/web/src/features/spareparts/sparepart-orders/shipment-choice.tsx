import type { SparepartShipment } from '@sejuk/contract/spareparts/sparepart-orders'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

type Props = {
  shipments: readonly SparepartShipment[]
  value: string
  error: string | undefined
  onChange: (value: string, chosen: SparepartShipment | undefined) => void
}

export const ShipmentChoice = ({ shipments, value, error, onChange }: Props) => {
  const t = useWords(sparepartWords)
  return (
    <ChoiceField
      label={t('shipment_no')}
      value={value}
      options={shipments.map(({ shipment_no: n }) => ({ value: String(n), label: t('shipmentN', { n }) }))}
      error={error}
      onChange={(chosen) =>
        onChange(
          chosen,
          shipments.find(({ shipment_no }) => String(shipment_no) === chosen),
        )
      }
      isRequired
    />
  )
}
