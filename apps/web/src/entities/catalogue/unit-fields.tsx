import { itemDropdown } from '@sejuk/contract/catalogue/items'
import { bomTypes } from '@sejuk/domain/catalogue/parts-lists'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { useWords } from '../../lib/language/words.ts'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { PagedSelect } from '../../ui/fields/picker.tsx'

/** Whatever is built of parts: not sets, not parts. */
const unitTypes = ['Finished Goods - Indoor Unit', 'Finished Goods - Outdoor Unit', 'Finished Goods - Unit']

type Unit = { item_code: string; bom_type: string }
type Props = { values: Unit; errorOf: (field: string) => string | undefined; onChange: (part: Partial<Unit>) => void }

/** The unit and the part of it that a list or a picture is about. */
export const UnitFields = ({ values, errorOf, onChange }: Props) => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  return (
    <>
      <PagedSelect
        label={t('item_code')}
        none={t('chooseUnit')}
        source={itemDropdown}
        input={{ item_type: unitTypes }}
        showsCode
        value={values.item_code || undefined}
        error={errorOf('item_code')}
        onChange={(code) => onChange({ item_code: code ?? '' })}
      />
      <ChoiceField
        label={t('bom_type')}
        options={bomTypes.map((value) => ({ value, label: types(value) }))}
        value={values.bom_type}
        error={errorOf('bom_type')}
        onChange={(bom_type) => onChange({ bom_type })}
        isRequired
      />
    </>
  )
}
