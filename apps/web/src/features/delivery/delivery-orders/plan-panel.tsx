import { actOnDelivery, type Delivery } from '@sejuk/contract/delivery/delivery-orders'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { useWords } from '../../../lib/language/words.ts'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { PlanFields, planOf } from './plan-fields.tsx'

type Props = { found: Delivery; onClose: () => void }
const labelsOf = <Field extends string>(fields: readonly Field[], t: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<Field, string>

/** When, by whom and on which truck it goes: the warehouse works by it. */
export const ConfirmPlanPanel = ({ found, onClose }: Props) => {
  const t = useWords(deliveryWords)
  const initial = planOf(found)
  return (
    <EndpointPanel
      title={t('confirmPlan')}
      sub={found.delivery_code}
      endpoint={actOnDelivery.confirmPlan}
      initial={initial}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={labelsOf(Object.keys(initial) as (keyof typeof initial)[], t)}
      draft={`delivery/${found.delivery_code}/confirm`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => <PlanFields values={values} change={change} errorOf={errorOf} />}
    </EndpointPanel>
  )
}

/** The same before or after it was confirmed, with its place among the stops. */
export const ChangePlanPanel = ({ found, onClose }: Props) => {
  const t = useWords(deliveryWords)
  const initial = { ...planOf(found), stop_no: String(found.stop_no ?? '') }
  return (
    <EndpointPanel
      title={t('plan')}
      sub={found.delivery_code}
      endpoint={actOnDelivery.plan}
      initial={initial}
      fixed={{ delivery_code: found.delivery_code, row_version: found.row_version }}
      labels={labelsOf(Object.keys(initial) as (keyof typeof initial)[], t)}
      draft={`delivery/${found.delivery_code}/plan`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <PlanFields values={values} change={change} errorOf={errorOf} />
          <NumberField
            label={t('stop_no')}
            value={values.stop_no}
            onChange={(stop_no) => change({ stop_no })}
            error={errorOf('stop_no')}
          />
        </>
      )}
    </EndpointPanel>
  )
}
