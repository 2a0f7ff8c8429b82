import { type ItemOption, itemDropdown } from '@sejuk/contract/catalogue/items'
import { itemWords } from '@sejuk/words/catalogue/items'
import { recordWords } from '@sejuk/words/masters/records'
import { useWords } from '../../lib/language/words.ts'
import { PagedSelect, type PickerProps } from '../../ui/fields/picker.tsx'

export const pickedKinds = {
  /** What a customer has at home. */
  unit: ['Finished Goods - Set', 'Finished Goods - Unit'],
  sparePart: ['Spare Part'],
}

type Props = Pick<PickerProps, 'error' | 'look'> & {
  value: string | undefined
  /** With all that is known of it, unless nothing was chosen. */
  onChange: (item_code: string | undefined, item?: ItemOption) => void
  label?: string
  /** Any item, unless only these are meant. */
  of?: keyof typeof pickedKinds
}

export const ItemPicker = ({ of, label, onChange, ...props }: Props) => {
  const t = useWords(itemWords)
  return (
    <PagedSelect
      {...props}
      label={label ?? t(of === 'sparePart' ? 'sparePart' : 'item')}
      none={useWords(recordWords)('choose')}
      source={itemDropdown}
      input={{ item_type: of ? pickedKinds[of] : [] }}
      showsCode
      onChange={(item_code) => item_code || onChange(undefined)}
      onPick={(item) => onChange(item.value, item)}
    />
  )
}
