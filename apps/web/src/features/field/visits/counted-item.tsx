import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { itemWords } from '@sejuk/words/catalogue/items'
import { useStoredCall } from '../../../entities/field/use-stored-call.ts'
import { ItemPicker, pickedKinds } from '../../../entities/pickers/item-picker.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

/** The units that are sold, kept on the phone for shops without a network. */
export const useUnitsOnPhone = () => useStoredCall(itemDropdown, { item_type: pickedKinds.unit }, 'visit-items').data

type Props = { isOnline: boolean; value: string; onChange: (item_code: string) => void; error: string | undefined }

/** What stands in the shop: all items with a network, those on the phone without. */
export const CountedItem = ({ isOnline, value, onChange, error }: Props) => {
  const t = useWords(itemWords)
  const kept = useUnitsOnPhone()
  if (isOnline || !kept?.length)
    return <ItemPicker of="unit" value={value || undefined} onChange={(code) => onChange(code ?? '')} error={error} />
  return (
    <ChoiceField
      label={t('item')}
      options={kept.map((item) => ({ value: item.value, label: `${item.value} ${item.label}` }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
