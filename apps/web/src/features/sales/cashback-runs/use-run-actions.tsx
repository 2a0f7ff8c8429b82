import type { Data } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/sales/cashback-runs'
import { plain } from '@sejuk/domain/messages'
import { cashbackRun, type RunActionName } from '@sejuk/domain/sales/cashbacks/cashback-runs'
import { rupiah } from '@sejuk/domain/values/money'
import { cashbackRunWords } from '@sejuk/words/sales/cashback-runs'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { showSaved } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'

/** What can be done with a calculation now, the next step first. */
export const useRunActions = (run: Data<typeof contract.getCashbackRun> | undefined): Action[] => {
  const t = useWords(cashbackRunWords)
  const viewer = useWorkflowViewer()
  const create = useSend(contract.createRunLines)
  const discard = useSend(contract.discardRun)
  const submit = useSend(contract.submitRun, { isQuiet: true })
  const approve = useSend(contract.approveRun, { isQuiet: true })
  if (!run) return []
  const { run_code, row_version, status, lines } = run
  const own = { run_code, row_version }
  const now = new Date().toISOString()
  /** Some at a time, until none is left that this person may decide. What went wrong is told by the request itself. */
  const sendAll = async (send: typeof submit.mutateAsync | typeof approve.mutateAsync) => {
    for (let all = 0; ; ) {
      const { done, left, has_more } = (await send(own)).data
      all += done
      if (!has_more) return showSaved(t('someDone', { done: all, left }))
    }
  }
  const action = (
    name: RunActionName,
    label: string,
    question: { title: string; text?: string },
    send: () => void,
    more: Partial<Action> & { nothing?: string },
  ): Action[] => {
    const { nothing, ...rest } = more
    if (!cashbackRun.isOffered(name, run, viewer, now)) return []
    const may = cashbackRun.gate(name, run, viewer, now)
    const press = async () => {
      if (await confirm({ ...question, yes: label })) send()
    }
    const shut = may.enabled && nothing ? ({ enabled: false, because: plain(nothing) } as const) : may
    return [{ key: name, label, gate: shut, onPress: () => void press(), ...rest }]
  }
  const isMade = status === 'Created'
  const amounts = { grant: rupiah(run.grant_amount), lower: rupiah(run.lower_amount) }
  const hasWork = run.grant_amount > 0 || run.lower_amount > 0
  const making = action(
    'create',
    t('create'),
    { title: t('sureCreate', amounts), text: t('sureCreateHelp') },
    () => create.mutate(own),
    { isPrimary: true, isBusy: create.isPending, nothing: hasWork ? undefined : t('nothingToMake') },
  )
  const deciding = [
    ...action(
      'submit',
      t('submit'),
      { title: t('sureSubmit', { n: lines.Draft }) },
      () => void sendAll(submit.mutateAsync).catch(() => {}),
      {
        isPrimary: lines.Draft > 0,
        isBusy: submit.isPending,
        nothing: lines.Draft ? undefined : t('noDrafts'),
      },
    ),
    ...action(
      'approve',
      t('approve'),
      { title: t('sureApprove'), text: t('sureApproveHelp', { n: lines.Submitted }) },
      () => void sendAll(approve.mutateAsync).catch(() => {}),
      {
        isPrimary: lines.Draft === 0,
        isBusy: approve.isPending,
        nothing: lines.Submitted ? undefined : t('noneWaits'),
      },
    ),
  ]
  const dropping = action('discard', t('discard'), { title: t('sureDiscard') }, () => discard.mutate(own), {
    isDangerous: true,
    isBusy: discard.isPending,
  })
  if (status === 'Discarded') return []
  return isMade ? deciding : [...dropping, ...making]
}
