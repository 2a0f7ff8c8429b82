import * as contract from '@sejuk/contract/learning/lotteries'
import { rupiah } from '@sejuk/domain/values/money'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useState } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useCall, useSendTo } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LotteryHead } from './lottery-head.tsx'
import { LotteryProof } from './lottery-proof.tsx'

const ClaimPanel = lazyPart(() => import('./claim-panel.tsx').then((panel) => panel.ClaimPanel))
const RedrawPanel = lazyPart(() => import('./claim-panel.tsx').then((panel) => panel.RedrawPanel))
type Row = contract.LotteryWinner

/** Who won what, who took it home, and how anybody checks the draw. */
export const LotteryResultPage = () => {
  const t = useWords(lotteryWords)
  const dates = useDates()
  const language = useLanguage()
  const { usercode } = useViewer()
  const list = useList(contract.listWinners)
  const mayClaim = useGate(contract.claimPrize)
  const mayRedraw = useGate(contract.askRedraw)
  const send = useSendTo()
  const [open, setOpen] = useState<{ row: Row; what: 'claim' | 'redraw' }>()
  const newest = useCall(contract.listLotteries, { limit: 1 }, { enabled: list.gate.enabled })
  const lottery_code = list.asked.lottery_code || newest.data?.data[0]?.lottery_code || ''
  const found = useCall(contract.getLottery, { lottery_code }, { enabled: lottery_code !== '' }).data?.data
  const decide = async (row: Row, is_approved: boolean) => {
    const question = { title: t('sureRedraw', { name: row.participant_name }), yes: t('redrawApprove') }
    if (is_approved && !(await confirm(question))) return
    send.mutate({ endpoint: contract.decideRedraw, input: { draw_id: row.draw_id, is_approved } })
  }
  const menu = (row: Row): Action[] => {
    if (row.is_replaced) return []
    const slip = {
      key: 'slip',
      label: t('slip'),
      onPress: () => void download(contract.claimSlip, { draw_id: row.draw_id, language }),
    }
    if (row.claimed_date) return [slip]
    const decides: Action[] = [
      { key: 'approve', label: t('redrawApprove'), gate: mayRedraw, onPress: () => void decide(row, true) },
      { key: 'refuse', label: t('redrawRefuse'), gate: mayRedraw, onPress: () => void decide(row, false) },
    ]
    if (row.redraw_asked_by) return row.redraw_asked_by === usercode ? [] : decides
    return [
      {
        key: 'claim',
        label: t('claim'),
        gate: mayClaim,
        isPrimary: true,
        onPress: () => setOpen({ row, what: 'claim' }),
      },
      { key: 'redraw', label: t('redraw'), gate: mayRedraw, onPress: () => setOpen({ row, what: 'redraw' }) },
    ]
  }
  const standing = (row: Row) => {
    if (row.is_replaced) return <StatusChip tone="neutral">{t('replaced')}</StatusChip>
    if (row.redraw_asked_by)
      return <StatusChip tone="attention">{t('redrawWaits', { reason: row.redraw_reason ?? '' })}</StatusChip>
    return row.claimed_date ? (
      <StatusChip tone="good">{t('claimed')}</StatusChip>
    ) : (
      <StatusChip tone="waiting">{t('notClaimed')}</StatusChip>
    )
  }
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  return (
    <>
      <ListPage
        title={t('resultTitle')}
        list={list}
        download={contract.winnerData}
        above={
          found && (
            <>
              <LotteryHead found={found} />
              {found.list_hash && <LotteryProof found={found} />}
            </>
          )
        }
        filters={[
          { field: 'lottery_code', label: t('lottery'), kind: 'one', source: contract.lotteryDropdown },
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'is_claimed', label: t('is_claimed'), kind: 'choice', options: yesNo },
          { field: 'waits', label: t('waits'), kind: 'choice', options: yesNo.slice(0, 1) },
        ]}
        actions={[]}
        keyOf={(row) => String(row.draw_id)}
        nameOf={(row) => row.participant_name}
        menu={menu}
        columns={[
          { key: 'round', title: t('round'), isNumber: true, show: (row) => row.round },
          { key: 'prize', title: t('prize_name'), sort: 'prize_name', wraps: true, show: (row) => row.prize_name },
          {
            key: 'name',
            title: t('participant_name'),
            sort: 'participant_name',
            wraps: true,
            show: (row) => `(${row.participant_code}) ${row.participant_name}`,
          },
          { key: 'place', title: t('place'), wraps: true, show: (row) => row.place || '-' },
          { key: 'value', title: t('value'), isNumber: true, show: (row) => rupiah(row.value) },
          { key: 'tax', title: t('tax'), isNumber: true, show: (row) => rupiah(row.tax) },
          {
            key: 'drawn',
            title: t('revealed_date'),
            sort: 'revealed_date',
            show: (row) => dates.dateTime(row.revealed_date),
          },
          { key: 'standing', title: t('claimed'), wraps: true, show: standing },
        ]}
        card={(row) => ({
          code: row.participant_code,
          name: row.participant_name,
          text: `${row.prize_name} · ${rupiah(row.value)}`,
          left: standing(row),
          right: dates.dateTime(row.revealed_date),
        })}
      />
      {open?.what === 'claim' && <ClaimPanel row={open.row} onClose={() => setOpen(undefined)} />}
      {open?.what === 'redraw' && <RedrawPanel row={open.row} onClose={() => setOpen(undefined)} />}
    </>
  )
}
