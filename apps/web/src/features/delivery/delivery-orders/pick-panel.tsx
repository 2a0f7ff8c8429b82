import type { DeliveryDetail } from '@sejuk/contract/delivery/delivery-orders'
import { workOnDelivery } from '@sejuk/contract/delivery/delivery-work'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { ScanSection } from '../../../entities/stock/scan-section.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

/** Units by their numbers, the rest by counting. */
export const PickPanel = ({ found, onClose }: { found: DeliveryDetail; onClose: () => void }) => {
  const t = useWords(deliveryWords)
  const initial = {
    units: found.units.map(({ unit_no, has_serial, picked_qty, qty, serials }) => ({
      unit_no,
      qty: String(has_serial ? 0 : picked_qty || qty),
      serials: serials.map(({ serial_number }) => serial_number),
    })),
  }
  return (
    <EndpointPanel
      title={t('pickTitle')}
      sub={found.delivery_code}
      endpoint={workOnDelivery.pick}
      initial={initial}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={{ units: t('units') }}
      draft={`delivery/${found.delivery_code}/pick`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const unitOf = (unit_no: number) => found.units.find((unit) => unit.unit_no === unit_no)
        const numbered = values.units.flatMap(({ unit_no, serials }) => {
          const unit = unitOf(unit_no)
          if (!unit?.has_serial) return []
          return [
            {
              ...{ line_no: unit_no, left: unit.qty, mask: unit.serial_mask, serials, damaged_serials: [] },
              ...{ name: unit.item_code, text: unit.item_name },
            },
          ]
        })
        return (
          <>
            {numbered.length > 0 && (
              <ScanSection
                lines={numbered}
                surplus={[]}
                onChange={(lines, unlike) => {
                  // A number unlike those of its item may still be in stock: the server knows which unit it is.
                  const rest = [...unlike]
                  change((now) => ({
                    units: now.units.map((one) => {
                      const read = lines.find(({ line_no }) => line_no === one.unit_no)
                      if (!read) return one
                      return { ...one, serials: [...read.serials, ...rest.splice(0, read.left - read.serials.length)] }
                    }),
                  }))
                }}
              />
            )}
            {values.units.map(({ unit_no, qty }, n) => {
              const unit = unitOf(unit_no)
              const error = errorOf(`units.${n}.serials`)
              if (!unit) return null
              if (unit.has_serial)
                return error ? <Note key={unit_no} tone="bad">{`${unit.item_code}: ${error}`}</Note> : null
              return (
                <NumberField
                  key={unit_no}
                  label={`${unit.item_code} ${unit.item_name} / ${unit.qty}`}
                  value={qty}
                  onChange={(next) =>
                    change((now) => ({
                      units: now.units.map((one) => (one.unit_no === unit_no ? { ...one, qty: next } : one)),
                    }))
                  }
                  error={errorOf(`units.${n}.qty`)}
                />
              )
            })}
          </>
        )
      }}
    </EndpointPanel>
  )
}
