import { actOnHeldCash, type HeldCash } from '@sejuk/contract/delivery/held-cash'
import { differenceOf } from '@sejuk/domain/delivery/held-cash'
import { rupiah } from '@sejuk/domain/values/money'
import { heldCashWords } from '@sejuk/words/delivery/held-cash'
import { useWords } from '../../../lib/language/words.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

type Props = { row: HeldCash; onClose: () => void }

/** What lies on the table is typed, not what was told: the field begins empty. */
export const CountPanel = ({ row, onClose }: Props) => {
  const t = useWords(heldCashWords)
  const { held_cash_code, row_version, taken, holder_name } = row
  return (
    <EndpointModal
      title={t('countTitle', { name: holder_name })}
      sub={held_cash_code}
      verb={t('handIn')}
      endpoint={actOnHeldCash.handIn}
      initial={{ counted: '' }}
      fixed={{ held_cash_code, row_version }}
      labels={{ counted: t('counted') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => {
        const counted = values.counted === '' ? taken : Number(values.counted)
        const difference = differenceOf(taken, counted)
        return (
          <>
            <p>{t('told', { amount: rupiah(taken) })}</p>
            <MoneyTextField
              label={t('counted')}
              value={values.counted}
              onChange={(counted) => change({ counted })}
              error={errorOf('counted')}
              isRequired
            />
            {difference === 'Short' && (
              <Note tone="bad">{t('isShort', { amount: rupiah(taken - counted), name: holder_name })}</Note>
            )}
            {difference === 'Over' && <Note tone="bad">{t('isOver', { amount: rupiah(counted - taken) })}</Note>}
          </>
        )
      }}
    </EndpointModal>
  )
}
