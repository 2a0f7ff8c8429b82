import { brandDropdown } from '@sejuk/contract/masters/brands'
import { shopWords } from '@sejuk/words/customers/shops'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'

type Props = { value: Record<string, number>; onChange: (value: Record<string, number>) => void }

/** Displayed units per brand. */
export const DisplayUnits = ({ value, onChange }: Props) => {
  const t = useWords(shopWords)
  const brands = Object.entries(value)
  return (
    <fieldset>
      <legend>{t('display_units')}</legend>
      {brands.map(([brand, units]) => (
        <Row key={brand}>
          <TextField
            label={brand}
            value={String(units)}
            inputMode="numeric"
            onChange={(typed) => onChange({ ...value, [brand]: Number(typed.replaceAll(/\D/g, '').slice(0, 4)) })}
          />
          <IconButton
            label={t('removeBrand', { brand })}
            onClick={() => onChange(Object.fromEntries(brands.filter(([one]) => one !== brand)))}
          >
            <IconX size={16} />
          </IconButton>
        </Row>
      ))}
      <PagedSelect
        label={t('addBrand')}
        none={t('choose')}
        source={brandDropdown}
        value={undefined}
        onChange={(brand) => brand && onChange({ ...value, [brand]: value[brand] ?? 1 })}
      />
    </fieldset>
  )
}
