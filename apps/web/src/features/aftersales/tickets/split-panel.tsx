import { splitUnits } from '@sejuk/contract/aftersales/ticket-dispatch'
import type { Ticket } from '@sejuk/contract/aftersales/tickets'
import { isClosed } from '@sejuk/domain/aftersales/statuses'
import { ticketActionWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

/** Which units of which open work order shall wait again. */
export const SplitPanel = ({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) => {
  const t = useWords(ticketWords)
  const actions = useWords(ticketActionWords)
  const { ticket_number, row_version } = ticket
  const open = ticket.work_orders.filter(({ service_status }) => !isClosed(service_status))
  const labels = { work_order_number: t('workOrder'), lines: t('units'), reason: t('reason') }
  return (
    <EndpointPanel
      title={actions('split-units')}
      sub={ticket_number}
      endpoint={splitUnits}
      initial={{ work_order_number: open[0]?.work_order_number ?? '', lines: [] as number[], reason: '' }}
      fixed={{ ticket_number, row_version }}
      labels={labels}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <ChoiceField
            label={labels.work_order_number}
            options={open.map(({ work_order_number, asc_name }) => ({
              value: work_order_number,
              label: `${work_order_number}, ${asc_name}`,
            }))}
            value={values.work_order_number}
            onChange={(work_order_number) => change({ work_order_number, lines: [] })}
            error={errorOf('work_order_number')}
            isRequired
          />
          {ticket.units
            .filter(({ work_order_number }) => work_order_number === values.work_order_number)
            .map(({ line_no, item_name, serial_indoor, description }) => (
              <CheckboxField
                key={line_no}
                label={[t('unitN', { n: line_no }), item_name, serial_indoor, description].filter(Boolean).join(', ')}
                isOn={values.lines.includes(line_no)}
                onChange={(isOn) =>
                  change({
                    lines: isOn ? [...values.lines, line_no] : values.lines.filter((one) => one !== line_no),
                  })
                }
                error={errorOf('lines')}
              />
            ))}
          <TextField
            label={labels.reason}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
        </>
      )}
    </EndpointPanel>
  )
}
