import { ticketChoices } from '@sejuk/contract/aftersales/tickets'
import type { WorkOrderUnit } from '@sejuk/contract/aftersales/work-orders'
import { checklist } from '@sejuk/domain/aftersales/work-orders/finishing'
import type { PageLink } from '@sejuk/domain/pages'
import { checklistWords, workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { useLabels } from '../../../lib/api/options.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'

const tones = { Not_Started: 'neutral', Working: 'active', Done: 'good' } as const

type Props = {
  units: readonly WorkOrderUnit[]
  /** Where one of them is looked at as its technician does. */
  pageOf?: (work_order_detail_id: number) => PageLink
}

/** The units, and what was found, measured and used at each. */
export const UnitSection = ({ units, pageOf }: Props) => {
  const t = useWords(workOrderWords)
  const dates = useDates()
  const say = useSay()
  return (
    <Section title={`${t('units')} (${units.length})`}>
      <PlainTable>
        <thead>
          <tr>
            <th>{t('item')}</th>
            <th>{t('serial_number')}</th>
            <th>{t('warrantyUntil')}</th>
            <th>{t('symptom')}</th>
            <th>{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.work_order_detail_id}>
              <td>
                {pageOf ? (
                  <Link {...pageOf(unit.work_order_detail_id)}>{unit.item_name ?? unit.item_code ?? '-'}</Link>
                ) : (
                  <b>{unit.item_name ?? unit.item_code ?? '-'}</b>
                )}
                {unit.quantity > 1 && ` × ${unit.quantity}`}
                {unit.description && <small>{unit.description}</small>}
              </td>
              <td>
                {[unit.serial_indoor, unit.serial_outdoor].filter(Boolean).join(' + ') || (
                  <StatusChip tone="attention">{t('notScanned')}</StatusChip>
                )}
                {unit.serial_problem && <small>{say(unit.serial_problem)}</small>}
              </td>
              <td>
                {t(unit.warranty)}
                {unit.warranty_until && <small>{dates.day(unit.warranty_until)}</small>}
              </td>
              <td>
                <ChoiceName choice="Repair_Symptoms" code={unit.symptom} />
                {unit.error_code && <small>{unit.error_code}</small>}
              </td>
              <td>
                <StatusChip tone={tones[unit.unit_status]}>{t(unit.unit_status)}</StatusChip>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {units.map((unit) => (
        <UnitWork key={unit.work_order_detail_id} unit={unit} />
      ))}
    </Section>
  )
}

type Choice = 'Repair_Symptoms' | 'Repair_Place_of_Failure' | 'Repair_Cause_of_Failure'

/** What a code of the three repair lists is called. */
const ChoiceName = ({ choice, code }: { choice: Choice; code: string | null }) => {
  const [label] = useLabels(ticketChoices, code ? [code] : [], { key: choice })
  return code ? (label ?? code) : '-'
}

const readings = ['pressure', 'ampere', 'temperature_in', 'temperature_out', 'refrigerant_g'] as const

const UnitWork = ({ unit }: { unit: WorkOrderUnit }) => {
  const t = useWords(workOrderWords)
  const questions = useWords(checklistWords)
  const { findings, measurements, parts } = unit
  const answered = checklist.filter((question) => unit.checklist[question] !== undefined)
  if (!findings.length && !measurements.length && !parts.length && !answered.length && !unit.work_note) return null
  return (
    <SectionBody>
      <b>
        {unit.line_no}. {unit.item_name ?? unit.item_code ?? '-'}
      </b>
      {findings.map((one) => (
        <p key={one.finding_id}>
          {t('findings')}: <ChoiceName choice="Repair_Symptoms" code={one.repair_symptom} /> ›{' '}
          <ChoiceName choice="Repair_Place_of_Failure" code={one.repair_place_of_failure} /> ›{' '}
          <ChoiceName choice="Repair_Cause_of_Failure" code={one.repair_cause_of_failure} />
          {one.action_taken && `. ${one.action_taken}`}
        </p>
      ))}
      {measurements.length > 0 && (
        <PlainTable>
          <thead>
            <tr>
              <th>{t('measurements')}</th>
              {readings.map((name) => (
                <th key={name}>{t(name)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measurements.map((one) => (
              <tr key={one.moment}>
                <td>{t(one.moment)}</td>
                {readings.map((name) => (
                  <td key={name} data-number>
                    {one[name] ?? '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {parts.map((one) => (
        <p key={one.part_id}>
          {t(one.item_flag)}: {one.item_name} ({one.item_code}) × {one.quantity}
          {one.serial_number && `, ${one.serial_number}`}
        </p>
      ))}
      {answered.length > 0 && (
        <Row>
          {answered.map((question) => (
            <StatusChip key={question} tone={unit.checklist[question] ? 'good' : 'attention'}>
              {questions(question)}
            </StatusChip>
          ))}
        </Row>
      )}
      {unit.work_note && <p>{unit.work_note}</p>}
    </SectionBody>
  )
}
