import { orderForShelf, type ShelfPart, transferToShelf } from '@sejuk/contract/spareparts/part-shelves'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { partShelfWords } from '@sejuk/words/spareparts/part-shelves'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldError } from '../../../ui/form/field-grid.tsx'

const mostLines = 50
const usualDays = 2
type Props = { how: 'order' | 'transfer'; asc_code: string; parts: readonly ShelfPart[]; onClose: () => void }

/** The proposals, each to be changed or left out, as a draft of an order or of a transfer. */
export const ProposalPanel = (props: Props) => (props.how === 'order' ? <Order {...props} /> : <Transfer {...props} />)

const linesOf = (parts: readonly ShelfPart[]) =>
  parts.slice(0, mostLines).map(({ item_code, proposed }) => ({ item_code, quantity: String(proposed) }))
type Lines = ReturnType<typeof linesOf>

const Order = ({ asc_code, parts, onClose }: Props) => {
  const t = useWords(partShelfWords)
  const navigate = useNavigate()
  return (
    <EndpointPanel
      title={t('orderTitle')}
      sub={t('zeroLeavesOut')}
      endpoint={orderForShelf}
      initial={{ lines: linesOf(parts) }}
      fixed={{ asc_code }}
      labels={{ lines: t('parts') }}
      onClose={(answer) =>
        answer ? void navigate(pageTo('partOrder', { code: answer.data.sparepart_order_code })) : onClose()
      }
    >
      {({ values, change, errorOf }) => (
        <Quantities
          {...{ parts, errorOf }}
          lines={values.lines}
          onChange={(to) => change((now) => ({ lines: to(now.lines) }))}
        />
      )}
    </EndpointPanel>
  )
}

const Transfer = ({ asc_code, parts, onClose }: Props) => {
  const t = useWords(partShelfWords)
  const today = useToday()
  return (
    <EndpointPanel
      title={t('transferTitle')}
      sub={t('zeroLeavesOut')}
      endpoint={transferToShelf}
      initial={{ eta: addDays(today, usualDays), lines: linesOf(parts) }}
      fixed={{ asc_code }}
      labels={{ lines: t('parts'), eta: t('eta') }}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <DateField
            label={t('eta')}
            value={values.eta}
            onChange={(eta) => change({ eta })}
            error={errorOf('eta')}
            isRequired
          />
          <Quantities
            {...{ parts, errorOf }}
            lines={values.lines}
            onChange={(to) => change((now) => ({ lines: to(now.lines) }))}
          />
        </>
      )}
    </EndpointPanel>
  )
}

type Fields = {
  parts: readonly ShelfPart[]
  lines: Lines
  errorOf: (field: string) => string | undefined
  onChange: (to: (lines: Lines) => Lines) => void
}

const Quantities = ({ parts, lines, errorOf, onChange }: Fields) => {
  const t = useWords(partShelfWords)
  const nameOf = new Map(parts.map(({ item_code, item_name }) => [item_code, item_name]))
  return (
    <>
      {lines.map(({ item_code, quantity }, n) => (
        <NumberField
          key={item_code}
          label={t('quantity', { part: `${item_code} ${nameOf.get(item_code) ?? ''}` })}
          value={quantity}
          onChange={(next) => onChange((now) => now.map((line, at) => (at === n ? { ...line, quantity: next } : line)))}
          error={errorOf(`lines.${n}.quantity`) ?? errorOf(`lines.${n}.item_code`)}
        />
      ))}
      {errorOf('lines') && <FieldError>{errorOf('lines')}</FieldError>}
    </>
  )
}
