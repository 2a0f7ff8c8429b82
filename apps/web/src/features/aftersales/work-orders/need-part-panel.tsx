import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { getWorkOrder } from '@sejuk/contract/aftersales/work-orders'
import { sparepartSuggestions } from '@sejuk/contract/spareparts/sparepart-orders'
import { workOrderActionWords } from '@sejuk/words/aftersales/work-orders'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import type { ChosenPart } from '../../../entities/spareparts/chosen-parts.ts'
import { PartChooser } from '../../../entities/spareparts/part-chooser.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import type { Acted } from './action-forms.ts'

type Props = { order: Acted; onClose: () => void }

/** The unit, and the parts it needs: they become the draft of an order. */
export const NeedPartPanel = ({ order, onClose }: Props) => {
  const { work_order_number } = order
  const units = useCall(getWorkOrder, { work_order_number }).data?.data.units
  if (!units) return null
  return <Filled order={order} onClose={onClose} units={units} />
}

type Unit = { work_order_detail_id: number; line_no: number; item_name: string | null; error_code: string | null }

const Filled = ({ order, onClose, units }: Props & { units: readonly Unit[] }) => {
  const t = useWords(sparepartWords)
  const actions = useWords(workOrderActionWords)
  const { work_order_number, row_version } = order
  return (
    <EndpointPanel
      title={actions('need-part')}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={actOnWorkOrder['need-part']}
      initial={{
        work_order_detail_id: String(units[0]?.work_order_detail_id ?? ''),
        lines: [] as ChosenPart[],
        remark: '',
      }}
      fixed={{ work_order_number, row_version }}
      labels={{ work_order_detail_id: t('unit'), lines: t('parts'), remark: t('remark') }}
      draft={`need-part/${work_order_number}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          {units.length > 1 && (
            <ChoiceField
              label={t('unit')}
              value={values.work_order_detail_id}
              onChange={(work_order_detail_id) => change({ work_order_detail_id, lines: [] })}
              options={units.map((unit) => ({
                value: String(unit.work_order_detail_id),
                label: `${unit.line_no}. ${unit.item_name ?? '-'}`,
              }))}
              error={errorOf('work_order_detail_id')}
            />
          )}
          <PartsOf
            work_order_number={work_order_number}
            detail={values.work_order_detail_id}
            chosen={values.lines}
            onChange={(next) => change((now) => ({ lines: next(now.lines) }))}
            errorOf={errorOf}
          />
          <TextField
            label={t('remark')}
            value={values.remark}
            onChange={(remark) => change({ remark })}
            error={errorOf('remark') ?? errorOf('lines')}
            most={500}
            isLong
          />
        </>
      )}
    </EndpointPanel>
  )
}

type Chooser = Parameters<typeof PartChooser>[0]
type PartsProps = Pick<Chooser, 'chosen' | 'onChange' | 'errorOf'> & { work_order_number: string; detail: string }

const PartsOf = ({ work_order_number, detail, ...chooser }: PartsProps) => {
  const { permission } = useViewer()
  const found = useCall(
    sparepartSuggestions,
    { work_order_number, work_order_detail_id: detail },
    { enabled: detail !== '' },
  ).data?.data
  return <PartChooser {...chooser} found={found} mayOverride={permission.has('Sparepart-Order-Override')} />
}
