import * as contract from '@sejuk/contract/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useCall, useSendTo } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { useImportSheet } from '../../../ui/import/import-sheet.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LotteryHead } from './lottery-head.tsx'

const LotteryPanel = lazyPart(() => import('./lottery-panel.tsx').then((panel) => panel.LotteryPanel))
const AddPanel = lazyPart(() => import('./add-people.tsx').then((panels) => panels.AddPanel))
type Row = contract.LotteryParticipant
type Open = 'create' | 'one' | 'staff' | 'customers'

/** Who takes part: written, imported, or taken by a rule; locked by the approval. */
export const LotteryPeoplePage = () => {
  const t = useWords(lotteryWords)
  const list = useList(contract.listParticipants)
  const mayCreate = useGate(contract.createLottery)
  const mayCheckIn = useGate(contract.checkIn)
  const send = useSendTo()
  const [open, setOpen] = useState<Open>()
  const sheet = useImportSheet(contract.participantSheet, {
    title: t('participantsTitle'),
    list: contract.listParticipants,
  })
  const newest = useCall(contract.listLotteries, { limit: 1 }, { enabled: list.gate.enabled })
  const lottery_code = list.asked.lottery_code || newest.data?.data[0]?.lottery_code || ''
  const found = useCall(contract.getLottery, { lottery_code }, { enabled: lottery_code !== '' }).data?.data
  const isOpen = found?.status === 'Draft'
  const yesNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ]
  const remove = async ({ lottery_code, participant_code, participant_name }: Row) => {
    const question = { title: t('sureRemove', { name: participant_name }), yes: t('remove'), isDangerous: true }
    if (await confirm(question))
      send.mutate({ endpoint: contract.removeParticipant, input: { lottery_code, participant_code } })
  }
  const menu = (row: Row): Action[] => {
    const { lottery_code, participant_code, is_present } = row
    const input = { lottery_code, participant_code, is_present: !is_present }
    const checks = {
      key: 'present',
      label: t(is_present ? 'checkOut' : 'checkIn'),
      gate: mayCheckIn,
      onPress: () => send.mutate({ endpoint: contract.checkIn, input }),
    }
    const removes = {
      key: 'remove',
      label: t('remove'),
      isDangerous: true,
      gate: mayCreate,
      onPress: () => void remove(row),
    }
    return [...(found?.started_date ? [] : [checks]), ...(isOpen ? [removes] : [])]
  }
  const adds: Action[] = isOpen
    ? [
        { key: 'one', label: t('add'), gate: mayCreate, onPress: () => setOpen('one') },
        { key: 'staff', label: t('addStaff'), gate: mayCreate, onPress: () => setOpen('staff') },
        { key: 'customers', label: t('addCustomers'), gate: mayCreate, onPress: () => setOpen('customers') },
        ...sheet.actions,
      ]
    : []
  const present = ({ is_present }: Row) =>
    is_present ? <StatusChip tone="good">{t('is_present')}</StatusChip> : <span>{t('no')}</span>
  const won = ({ prize_name }: Row) => prize_name && <StatusChip tone="active">{prize_name}</StatusChip>
  return (
    <>
      <ListPage
        title={t('participantsTitle')}
        list={list}
        download={contract.participantData}
        above={found && <LotteryHead found={found} />}
        filters={[
          { field: 'lottery_code', label: t('lottery'), kind: 'one', source: contract.lotteryDropdown },
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'is_present', label: t('is_present'), kind: 'choice', options: yesNo },
          { field: 'has_won', label: t('has_won'), kind: 'choice', options: yesNo },
        ]}
        actions={[
          ...adds,
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setOpen('create'),
          },
        ]}
        keyOf={(row) => `${row.lottery_code}/${row.participant_code}`}
        nameOf={(row) => row.participant_name}
        menu={menu}
        columns={[
          { key: 'code', title: t('participant_code'), sort: 'participant_code', show: (row) => row.participant_code },
          {
            key: 'name',
            title: t('participant_name'),
            sort: 'participant_name',
            wraps: true,
            show: (row) => row.participant_name,
          },
          { key: 'place', title: t('place'), wraps: true, show: (row) => row.place || '-' },
          { key: 'chances', title: t('chances'), sort: 'chances', isNumber: true, show: (row) => row.chances },
          { key: 'present', title: t('is_present'), show: present },
          { key: 'won', title: t('has_won'), show: (row) => won(row) ?? '-' },
        ]}
        card={(row) => ({
          code: row.participant_code,
          name: row.participant_name,
          text: row.place,
          left: present(row),
          right: won(row),
        })}
      />
      {sheet.dialog}
      {open === 'create' && <LotteryPanel onClose={() => setOpen(undefined)} />}
      {open && open !== 'create' && found && (
        <AddPanel kind={open} lottery_code={found.lottery_code} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}
