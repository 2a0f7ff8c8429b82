import { searchWarranty, type WarrantyAnswer } from '@sejuk/contract/aftersales/warranty'
import { warrantyWords } from '@sejuk/words/aftersales/warranty'
import { useState } from 'react'
import { useWarrantyReason } from '../../../entities/aftersales/use-warranty-reason.ts'
import { WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useValidator } from '../../../lib/form/schemas.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Asked = { serial_number: string; phone: string; ticket_number: string; purchase_date: string }

/** The search is in the address, so that it can be shared. */
export const WarrantyPage = () => {
  const t = useWords(warrantyWords)
  const navigate = useNavigate()
  const gate = useGate(searchWarranty)
  const search: Record<string, unknown> = useSearch()
  const asked = useValidator(searchWarranty).parseLenient(search) as Asked
  const [form, setForm] = useState(asked)
  const isAsked = Boolean(asked.serial_number || asked.phone || asked.ticket_number)
  const found = useCall(searchWarranty, asked, { enabled: gate.enabled && isAsked })
  const text = (field: keyof Asked) => ({
    label: t(field),
    value: form[field],
    onChange: (value: string) => setForm({ ...form, [field]: value }),
  })
  if (!gate.enabled) return <RefusedPage title={t('title')} gate={gate} />
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <Section title={t('look')}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const said = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))
              void navigate({ to: '.', search: said })
            }}
          >
            <SectionBody>
              <FieldGrid>
                <TextField {...text('serial_number')} autoFocus />
                <TextField {...text('phone')} inputMode="tel" />
                <TextField {...text('ticket_number')} />
                <DateField {...text('purchase_date')} hint={t('purchaseHelp')} />
              </FieldGrid>
              <Row>
                <Button type="submit" kind="primary">
                  {t('look')}
                </Button>
              </Row>
            </SectionBody>
          </form>
        </Section>
        {!isAsked && <p>{t('begin')}</p>}
        {found.isLoading && <Pending />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.data.length === 0 && <p>{t('nothing')}</p>}
        {found.data?.data.map((unit) => (
          <Found key={`${unit.serial_indoor}/${unit.serial_outdoor}/${unit.item_code}`} unit={unit} />
        ))}
      </PageBody>
    </>
  )
}

const Found = ({ unit }: { unit: WarrantyAnswer }) => {
  const t = useWords(warrantyWords)
  const dates = useDates()
  const reason = useWarrantyReason()
  return (
    <Section
      title={unit.item_name ?? unit.serial_number ?? t('unit')}
      actions={<WarrantyChip warranty={unit.warranty} size="large" />}
    >
      {unit.replaced_serial && (
        <Note>{t('exchanged', { old: unit.replaced_serial, serial: unit.serial_number ?? '' })}</Note>
      )}
      <Facts
        facts={[
          [t('why'), reason(unit)],
          [t('parts_until'), dates.day(unit.parts_until)],
          [t('compressor_until'), dates.day(unit.compressor_until)],
          [t('indoor'), unit.serial_indoor],
          [t('outdoor'), unit.serial_outdoor],
          [t('delivered_date'), dates.day(unit.delivered_date)],
          [t('purchase_date'), dates.day(unit.purchase_date)],
          [t('install_date'), dates.day(unit.install_date)],
          [t('owner'), unit.consumer_name],
        ]}
      />
    </Section>
  )
}
