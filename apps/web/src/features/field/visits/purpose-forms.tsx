import type { VisitPlace } from '@sejuk/contract/field/visit-plans'
import { collectMethods, displayChecks } from '@sejuk/domain/field/visits'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { visitMobileWords } from '@sejuk/words/field/visits'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { CountedItem } from './counted-item.tsx'
import { blankCollection, blankPrice, blankStock, type VisitValues } from './visit-values.ts'

type Props = {
  values: VisitValues
  /** Takes a function, so that what arrives late changes the form as it stands then. */
  change: (next: (values: VisitValues) => Partial<VisitValues>) => void
  problems: Readonly<Record<string, string>>
  customer_code: string
  place: VisitPlace | undefined
  complain_code: string | null
  isOnline: boolean
}

/** The short form of each purpose that is switched on. */
export const PurposeForms = (props: Props) => {
  const { values, change, problems, customer_code, place, complain_code, isOnline } = props
  const t = useWords(visitMobileWords)
  const say = useSay()
  const problem = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const has = (purpose: VisitValues['purposes'][number]) => values.purposes.includes(purpose)
  const collected = values.collections.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return (
    <>
      {has('order') && (
        <Section title={t('order')}>
          <SectionBody>
            <p>{t('orderHint')}</p>
            <Link {...pageTo('mobileOrder', { customer_code })}>{t('makeOrder')}</Link>
          </SectionBody>
        </Section>
      )}
      {has('collection') && (
        <Section
          title={t('collection')}
          sub={place && place.overdue_amount > 0 && t('overdueNow', { amount: rupiah(place.overdue_amount) })}
        >
          <SectionBody>
            <LineFields
              name={t('collection')}
              lines={values.collections}
              blank={blankCollection()}
              least={0}
              error={problem('collections')}
              addLabel={t('addCollection')}
              onChange={(next) => change((now) => ({ collections: next(now.collections) }))}
            >
              {(line, n, put) => (
                <>
                  <MoneyField
                    label={t('amount')}
                    value={line.amount}
                    onChange={(amount) => put({ amount })}
                    error={problem(`collections.${n}.amount`)}
                  />
                  <ChoiceField
                    label={t('method')}
                    value={line.method}
                    onChange={(method) => put({ method: collectMethods.find((one) => one === method) ?? '' })}
                    options={collectMethods.map((value) => ({ value, label: t(value) }))}
                    error={problem(`collections.${n}.method`)}
                  />
                  {line.method !== 'cash' && (
                    <TextField
                      label={t('reference')}
                      value={line.reference}
                      onChange={(reference) => put({ reference })}
                      most={60}
                      isRequired={line.method === 'cheque'}
                      error={problem(`collections.${n}.reference`)}
                    />
                  )}
                  {line.method === 'cheque' && (
                    <DateField
                      label={t('due_date')}
                      value={line.due_date}
                      onChange={(due_date) => put({ due_date })}
                      isRequired
                      error={problem(`collections.${n}.due_date`)}
                    />
                  )}
                </>
              )}
            </LineFields>
            {place && place.overdue_amount > 0 && (
              <p>
                {t('rest')} <b>{rupiah(Math.max(0, place.overdue_amount - collected))}</b>
              </p>
            )}
            <p>
              <small>{t('waitsForFinanceText')}</small>
            </p>
          </SectionBody>
        </Section>
      )}
      {has('price') && (
        <Section title={t('price')} sub={t('nWritten', { n: values.prices.length })}>
          <SectionBody>
            <LineFields
              name={t('price')}
              lines={values.prices}
              blank={blankPrice}
              least={0}
              error={problem('prices')}
              addLabel={t('addPrice')}
              onChange={(next) => change((now) => ({ prices: next(now.prices) }))}
            >
              {(line, n, put) => (
                <>
                  <TextField
                    label={t('brand')}
                    value={line.brand}
                    onChange={(brand) => put({ brand })}
                    most={60}
                    error={problem(`prices.${n}.brand`)}
                  />
                  <TextField
                    label={t('model')}
                    value={line.model}
                    onChange={(model) => put({ model })}
                    most={80}
                    error={problem(`prices.${n}.model`)}
                  />
                  <MoneyField
                    label={t('amountOfPrice')}
                    value={line.price}
                    onChange={(price) => put({ price })}
                    error={problem(`prices.${n}.price`)}
                  />
                  <TextField
                    label={t('promo')}
                    value={line.promo}
                    onChange={(promo) => put({ promo })}
                    most={200}
                    error={problem(`prices.${n}.promo`)}
                  />
                </>
              )}
            </LineFields>
          </SectionBody>
        </Section>
      )}
      {has('stock') && (
        <Section title={t('stock')}>
          <SectionBody>
            <LineFields
              name={t('stock')}
              lines={values.stock}
              blank={blankStock}
              least={0}
              error={problem('stock')}
              addLabel={t('addItem')}
              onChange={(next) => change((now) => ({ stock: next(now.stock) }))}
            >
              {(line, n, put) => (
                <>
                  <CountedItem
                    isOnline={isOnline}
                    value={line.item_code}
                    onChange={(item_code) => put({ item_code })}
                    error={problem(`stock.${n}.item_code`)}
                  />
                  <TextField
                    label={t('quantity')}
                    value={line.quantity}
                    onChange={(quantity) => put({ quantity })}
                    inputMode="numeric"
                    error={problem(`stock.${n}.quantity`)}
                  />
                </>
              )}
            </LineFields>
          </SectionBody>
        </Section>
      )}
      {has('display') && (
        <Section title={t('display')}>
          <SectionBody>
            {displayChecks.map((one) => (
              <CheckboxField
                key={one}
                label={t(one)}
                isOn={values.display[one] ?? false}
                onChange={(isOn) => change((now) => ({ display: { ...now.display, [one]: isOn } }))}
              />
            ))}
          </SectionBody>
        </Section>
      )}
      {has('complaint') && (
        <Section title={t('complaint')} sub={complain_code ? t('ticket', { code: complain_code }) : t('complaintHint')}>
          <SectionBody>
            {complain_code && <Note role="status">{t('ticket', { code: complain_code })}</Note>}
            <TextField
              label={t('complaintText')}
              value={values.complaint}
              onChange={(complaint) => change(() => ({ complaint }))}
              most={2000}
              isLong
              error={problem('complaint')}
            />
            {!place?.phone && (
              <TextField
                label={t('complaint_phone')}
                value={values.complaint_phone}
                onChange={(complaint_phone) => change(() => ({ complaint_phone }))}
                inputMode="tel"
                error={problem('complaint_phone')}
              />
            )}
          </SectionBody>
        </Section>
      )}
      {has('training') && (
        <Section title={t('training')}>
          <SectionBody>
            <TextField
              label={t('training_topic')}
              value={values.training_topic}
              onChange={(training_topic) => change(() => ({ training_topic }))}
              most={200}
              error={problem('training_topic')}
            />
            <TextField
              label={t('training_people')}
              value={values.training_people}
              onChange={(training_people) => change(() => ({ training_people }))}
              inputMode="numeric"
              error={problem('training_people')}
            />
          </SectionBody>
        </Section>
      )}
    </>
  )
}
