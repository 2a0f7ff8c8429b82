import * as contract from '@sejuk/contract/retail/incentive-campaigns'
import { pageTo } from '@sejuk/domain/pages'
import { incentiveCampaign } from '@sejuk/domain/retail/incentive-campaigns'
import { type CampaignStatus, campaignStatuses } from '@sejuk/domain/retail/incentives'
import { rupiah } from '@sejuk/domain/values/money'
import { incentiveCampaignWords } from '@sejuk/words/retail/incentive-campaigns'
import { retailOrderWords } from '@sejuk/words/retail/retail-orders'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const CampaignPanel = lazyPart(() => import('./campaign-panel.tsx').then((panel) => panel.CampaignPanel))
type Row = contract.IncentiveCampaign
const tones: Record<CampaignStatus, Tone> = {
  Draft: 'neutral',
  Submitted: 'waiting',
  Approved: 'good',
  Closed: 'neutral',
}

/** What sellers get for a unit, for some weeks: by period, level, item, cap and photo. */
export const CampaignsPage = () => {
  const t = useWords(incentiveCampaignWords)
  const orders = useWords(retailOrderWords)
  const dates = useDates()
  const list = useList(contract.listIncentiveCampaigns)
  const mayCreate = useGate(contract.createIncentiveCampaign)
  const [isAdding, setAdding] = useState(false)
  const record = useRecordActions({
    workflow: incentiveCampaign,
    endpoints: contract.actOnIncentiveCampaign,
    keyField: 'campaign_code',
    nameOf: (row: Row) => row.campaign_name,
    label: t,
    forms: { modify: (open) => <CampaignPanel found={open.row} onClose={open.onClose} /> },
  })
  const status = (row: Row) => (
    <span
      title={row.status === 'Draft' && row.reject_reason ? t('rejected', { reason: row.reject_reason }) : undefined}
    >
      <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>
    </span>
  )
  const period = (row: Row) => `${dates.day(row.valid_from)} – ${dates.day(row.valid_to)}`
  const some = (values: readonly string[]) => values.join(', ') || t('everyone')
  const sellers = (row: Row) => some(row.seller_roles.map((role) => t(role)))
  return (
    <>
      <ListPage
        title={t('title')}
        crumb={<Link {...pageTo('retailOrders')}>{orders('title')}</Link>}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'on', label: t('on'), kind: 'day' },
          {
            field: 'status',
            label: t('status'),
            kind: 'choice',
            options: campaignStatuses.map((value) => ({ value, label: t(value) })),
          },
        ]}
        actions={[
          {
            key: 'create',
            label: t('create'),
            icon: <IconPlus size={16} />,
            gate: mayCreate,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        menu={record.actionsOf}
        keyOf={(row) => row.campaign_code}
        nameOf={(row) => row.campaign_name}
        columns={[
          { key: 'code', title: t('campaign_code'), sort: 'campaign_code', show: (row) => row.campaign_code },
          { key: 'name', title: t('campaign_name'), wraps: true, show: (row) => row.campaign_name },
          { key: 'status', title: t('status'), show: status },
          { key: 'period', title: t('valid_from'), sort: 'valid_from', show: period },
          { key: 'sellers', title: t('seller_roles'), wraps: true, show: sellers },
          { key: 'classes', title: t('shop_classes'), show: (row) => some(row.shop_classes) },
          { key: 'branches', title: t('dept_codes'), show: (row) => some(row.dept_codes) },
          { key: 'items', title: t('item_count'), isNumber: true, show: (row) => row.item_count },
          {
            key: 'cap',
            title: t('cap_amount'),
            isNumber: true,
            show: (row) => (row.cap_amount === null ? '-' : rupiah(row.cap_amount)),
          },
          { key: 'photo', title: t('photo'), show: (row) => (row.needs_photo ? '✓' : '-') },
          {
            key: 'accrued',
            title: t('accrued_amount'),
            isNumber: true,
            show: (row) => rupiah(row.accrued_amount),
          },
        ]}
        card={(row) => ({
          code: row.campaign_code,
          name: row.campaign_name,
          text: `${period(row)} · ${sellers(row)}`,
          left: status(row),
          right: rupiah(row.accrued_amount),
        })}
      />
      {isAdding && <CampaignPanel onClose={() => setAdding(false)} />}
      {record.panel}
    </>
  )
}
