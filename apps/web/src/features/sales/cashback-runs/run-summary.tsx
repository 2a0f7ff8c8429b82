import type { Data } from '@sejuk/contract/endpoint'
import type { getCashbackRun } from '@sejuk/contract/sales/cashback-runs'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { RunChip } from './run-status.tsx'

type Props = { run: Data<typeof getCashbackRun> }

/** What was asked, and what it comes to. */
export const RunSummary = ({ run }: Props) => {
  const t = useWords(cashbackRunWords)
  const dates = useDates()
  const { lines } = run
  const made: [string, string][] = [
    [t('drafts'), thousands(lines.Draft)],
    [t('waiting'), thousands(lines.Submitted)],
    [t('decided'), thousands(lines.decided)],
    ...(lines.failed ? ([[t('failed'), thousands(lines.failed)]] as [string, string][]) : []),
  ]
  return (
    <Section title={`${run.period} · ${run.type_rebate_name}`} actions={<RunChip run={run} />}>
      <Facts
        facts={[
          [t('branches'), run.branch_names.join(', ') || t('everyBranch')],
          [t('grantedBy'), `${run.dept_code} ${run.dept_name}`],
          [t('madeBy'), `${run.create_user_name}, ${dates.dateTime(run.created_date)}`],
          [t('customers'), thousands(run.customers)],
          [t('earned'), rupiah(run.earned_amount)],
          [t('before'), rupiah(run.granted_before)],
          [t('toGrant'), rupiah(run.grant_amount)],
          [t('toLower'), rupiah(run.lower_amount)],
          ...(run.short_amount ? ([[t('short'), rupiah(run.short_amount)]] as [string, string][]) : []),
          ...(run.status === 'Created' ? made : []),
        ]}
      />
    </Section>
  )
}
