import { actOnWorkOrder } from '@sejuk/contract/aftersales/work-order-actions'
import { technicianChoices } from '@sejuk/contract/aftersales/work-order-board'
import { workOrderActionWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { TechnicianField } from './technician-field.tsx'
import style from './work-orders.module.css'

type Props = {
  order: { work_order_number: string; row_version: number; customer_name: string; technician_code: string | null }
  onClose: () => void
}

/** Lead technician and assistants. */
export const AssignPanel = ({ order, onClose }: Props) => {
  const t = useWords(workOrderWords)
  const actions = useWords(workOrderActionWords)
  const { work_order_number, row_version } = order
  const people = useCall(technicianChoices, { work_order_number }).data?.data ?? []
  return (
    <EndpointPanel
      title={actions('assign-technician')}
      sub={`${work_order_number}, ${order.customer_name}`}
      endpoint={actOnWorkOrder['assign-technician']}
      initial={{ technician_code: order.technician_code ?? '', helper_codes: [] as string[] }}
      fixed={{ work_order_number, row_version }}
      labels={{ technician_code: t('technician'), helper_codes: t('helpers') }}
      draft={`assign-technician/${work_order_number}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TechnicianField
            work_order_number={work_order_number}
            value={values.technician_code}
            onChange={(technician_code) => change({ technician_code })}
            error={errorOf('technician_code')}
          />
          <fieldset className={style.ticks}>
            <legend>{t('helpers')}</legend>
            {people
              .filter(({ technician_code }) => technician_code !== values.technician_code)
              .map(({ technician_code, technician_name }) => (
                <CheckboxField
                  key={technician_code}
                  label={technician_name}
                  isOn={values.helper_codes.includes(technician_code)}
                  onChange={(isOn) =>
                    change({
                      helper_codes: isOn
                        ? [...values.helper_codes, technician_code]
                        : values.helper_codes.filter((code) => code !== technician_code),
                    })
                  }
                />
              ))}
          </fieldset>
        </>
      )}
    </EndpointPanel>
  )
}
