import * as contract from '@sejuk/contract/finance/invoice-summaries'
import { type SummaryKind, taxLockGate } from '@sejuk/domain/finance/invoice-summaries'
import { invoiceSummaryWords } from '@sejuk/words/finance/invoice-summaries'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'

const makes = {
  tax: contract.makeTaxSummary,
  standard: contract.makeStandardSummary,
  operation: contract.makeOperationSummary,
} satisfies Record<SummaryKind, unknown>

type Props = { kind: SummaryKind; period: string; monthName: string; onMade: () => void }

/** Whether the figures still hold, and what may be done about it. */
export const SummaryStanding = ({ kind, period, monthName, onMade }: Props) => {
  const t = useWords(invoiceSummaryWords)
  const viewer = useViewer()
  const last = useCall(contract.checkLastTimeSummary, { period, kind })
  const make = useSend(makes[kind])
  const lock = useSend(contract.lockTaxPeriod)
  const mayMake = useGate(makes[kind])
  const mayLock = useGate(contract.lockTaxPeriod)
  const standing = last.data?.data
  const again = () => {
    void last.refetch()
    onMade()
  }
  const begin = () => make.mutate({ period }, { onSuccess: again })
  const shut = async () => {
    if (await confirm({ title: t('sureLock', { month: monthName }), yes: t('lock'), isDangerous: true }))
      lock.mutate({ period }, { onSuccess: again })
  }
  if (!standing) return <Pending />
  const hasOne = standing.summary_id !== null
  return (
    <>
      {standing.is_locked && <Note>{t('locked')}</Note>}
      {standing.is_making && <Note>{t('making')}</Note>}
      {hasOne && standing.stale > 0 && <Note>{t('stale', { n: standing.stale })}</Note>}
      <Row>
        {hasOne && standing.stale === 0 && !standing.is_locked && <span>{t('fresh')}</span>}
        {mayMake.enabled && (
          <Button kind="primary" isBusy={make.isPending} onClick={standing.is_making ? again : begin}>
            {t(hasOne ? 'makeAgain' : 'make')}
          </Button>
        )}
        {kind === 'tax' && mayLock.enabled && hasOne && !standing.is_locked && (
          <ActionButton
            isReasonPrinted
            action={{
              ...{ key: 'lock', label: t('lock'), isBusy: lock.isPending, onPress: () => void shut() },
              gate: taxLockGate(standing, viewer),
            }}
          />
        )}
      </Row>
    </>
  )
}
