import { listReplacementModels } from '@sejuk/contract/returns/rma-requests'
import { rmaWords } from '@sejuk/words/returns/rma-requests'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'

type Props = {
  serials: readonly string[]
  warehouse_code: string
  value: string
  onChange: (item_code: string) => void
  error: string | undefined
}

/** The same model, or one that takes its place, with what the warehouse has of each. */
export const ModelField = ({ serials, warehouse_code, value, onChange, error }: Props) => {
  const t = useWords(rmaWords)
  const found = useCall(
    listReplacementModels,
    { serial_number: [...serials], warehouse_code },
    { enabled: serials.length > 0 && warehouse_code !== '', keepPrevious: true },
  )
  const models = found.data?.data ?? []
  const same = models.find(({ is_same }) => is_same)
  return (
    <ChoiceField
      label={t('out_item_code')}
      hint={same && `${t('sameModel')}: ${same.item_code}, ${t('availableHere', { n: same.available })}`}
      options={models.flatMap(({ item_code, item_name, available, is_same }) =>
        is_same
          ? []
          : [{ value: item_code, label: `${item_code} ${item_name}, ${t('availableHere', { n: available })}` }],
      )}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
