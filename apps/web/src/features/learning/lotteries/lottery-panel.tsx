import { actOnLottery, createLottery, type LotteryDetail } from '@sejuk/contract/learning/lotteries'
import { type TaxPayer, taxPayers, usualTaxPercent } from '@sejuk/domain/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { companyToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField, NumberField } from '../../../ui/fields/number-fields.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'

const blankPrize = { prize_name: '', qty: '1', value: '' }
const valuesOf = (today: string, found?: LotteryDetail) => ({
  lottery_name: found?.lottery_name ?? '',
  event_date: found?.event_date ?? today,
  tax_percent: String(found?.tax_percent ?? usualTaxPercent),
  tax_payer: (found?.tax_payer ?? 'organizer') as TaxPayer,
  only_present: found?.only_present ?? false,
  prizes: found?.prizes.map(({ prize_name, qty, value }) => ({
    prize_name,
    qty: String(qty),
    value: String(value),
  })) ?? [blankPrize],
})
type Values = ReturnType<typeof valuesOf>

/** A lottery and its prizes, the first to be drawn on top. */
export const LotteryPanel = ({ found, onClose }: { found?: LotteryDetail; onClose: () => void }) => {
  const t = useWords(lotteryWords)
  const initial = valuesOf(companyToday(), found)
  const fields = Object.keys(initial) as (keyof Values)[]
  return (
    <EndpointPanel
      title={t(found ? 'edit' : 'create')}
      sub={found?.lottery_code}
      endpoint={(found ? actOnLottery.modify : createLottery) as typeof actOnLottery.modify | typeof createLottery}
      initial={initial}
      fixed={found && { lottery_code: found.lottery_code, row_version: found.row_version }}
      labels={Object.fromEntries(fields.map((field) => [field, t(field)])) as Record<keyof Values, string>}
      draft={`lottery/${found?.lottery_code ?? 'create'}`}
      onClose={onClose}
    >
      {({ values, change, errorOf }) => (
        <>
          <TextField
            label={t('lottery_name')}
            value={values.lottery_name}
            onChange={(lottery_name) => change({ lottery_name })}
            error={errorOf('lottery_name')}
            most={150}
            isRequired
          />
          <DateField
            label={t('event_date')}
            value={values.event_date}
            onChange={(event_date) => change({ event_date })}
            error={errorOf('event_date')}
            isRequired
          />
          <NumberField
            label={t('tax_percent')}
            value={values.tax_percent}
            onChange={(tax_percent) => change({ tax_percent })}
            error={errorOf('tax_percent')}
          />
          <ChoiceField
            label={t('tax_payer')}
            options={taxPayers.map((value) => ({ value, label: t(value) }))}
            value={values.tax_payer}
            onChange={(tax_payer) => change({ tax_payer: tax_payer as TaxPayer })}
            error={errorOf('tax_payer')}
          />
          <CheckboxField
            label={t('only_present')}
            isOn={values.only_present}
            onChange={(only_present) => change({ only_present })}
          />
          <FieldGroup>
            <FieldLegend>{t('prizes')}</FieldLegend>
            <LineFields
              name={t('prize_name')}
              lines={values.prizes}
              blank={blankPrize}
              error={errorOf('prizes')}
              addLabel={t('addPrize')}
              onChange={(next) => change((now: Values) => ({ prizes: next(now.prizes) }))}
            >
              {(line, n, put) => (
                <>
                  <TextField
                    label={t('prize_name')}
                    value={line.prize_name}
                    onChange={(prize_name) => put({ prize_name })}
                    error={errorOf(`prizes.${n}.prize_name`)}
                    most={150}
                    isRequired
                  />
                  <NumberField
                    label={t('qty')}
                    value={line.qty}
                    onChange={(qty) => put({ qty })}
                    error={errorOf(`prizes.${n}.qty`)}
                    isRequired
                  />
                  <MoneyTextField
                    label={t('value')}
                    value={line.value}
                    onChange={(value) => put({ value })}
                    error={errorOf(`prizes.${n}.value`)}
                    isRequired
                  />
                </>
              )}
            </LineFields>
          </FieldGroup>
        </>
      )}
    </EndpointPanel>
  )
}
