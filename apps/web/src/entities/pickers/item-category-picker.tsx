import { itemCategoryDropdown, ticketCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { itemCategoryWords } from '@sejuk/words/masters/item-categories'
import { useWords } from '../../lib/language/words.ts'
import { PagedMultiSelect, type PickerProps } from '../../ui/fields/picker.tsx'

type Props = Pick<PickerProps, 'error' | 'look'> & {
  value: string[]
  onChange: (category_codes: string[]) => void
  business_unit_code?: string[]
  /** Only categories that consumers own and have serviced. */
  forTickets?: boolean
}

export const ItemCategoryPicker = ({ business_unit_code = [], forTickets, ...props }: Props) => (
  <PagedMultiSelect
    {...props}
    label={useWords(itemCategoryWords)('category')}
    source={forTickets ? ticketCategoryDropdown : itemCategoryDropdown}
    input={{ business_unit_code }}
  />
)
