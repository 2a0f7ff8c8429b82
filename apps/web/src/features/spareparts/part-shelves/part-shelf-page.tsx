import {
  getPartShelf,
  openShelfCount,
  orderForShelf,
  type PartShelf,
  type ShelfPart,
  setShelfLevels,
  transferToShelf,
} from '@sejuk/contract/spareparts/part-shelves'
import { pageTo } from '@sejuk/domain/pages'
import { partShelfWords } from '@sejuk/words/spareparts/part-shelves'
import { sparepartWords } from '@sejuk/words/spareparts/sparepart-orders'
import { useState } from 'react'
import { AscPicker } from '../../../entities/pickers/asc-picker.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { LevelsPanel } from './levels-panel.tsx'
import { ProposalPanel } from './proposal-panel.tsx'

/** What lies at a service centre, what it should have, and its count of the month. */
export const PartShelfPage = () => {
  const t = useWords(partShelfWords)
  const orders = useWords(sparepartWords)
  const gate = useGate(getPartShelf)
  const navigate = useNavigate()
  const viewer = useViewer()
  const asked: { asc_code?: string } = useSearch()
  const [search, setSearch] = useState('')
  const found = useCall(
    getPartShelf,
    { asc_code: asked.asc_code ?? '', search: useDebounced(search) },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const shelf = found.data?.data
  return (
    <>
      <PageHead
        title={t('title')}
        crumb={<Link {...pageTo('partOrders')}>{orders('title')}</Link>}
        sub={shelf && `${shelf.asc_name} (${shelf.asc_code})`}
      />
      <PageBody>
        <FieldGrid>
          {!viewer.asc_code && (
            <AscPicker
              value={asked.asc_code ?? shelf?.asc_code}
              onChange={(asc_code) => void navigate(pageTo('partShelf', asc_code ? { asc_code } : {}))}
            />
          )}
          <TextField label={t('search')} value={search} onChange={setSearch} most={100} />
        </FieldGrid>
        {shelf ? <Opened shelf={shelf} /> : <RecordGuard gate={gate} found={found} />}
      </PageBody>
    </>
  )
}

const Opened = ({ shelf }: { shelf: PartShelf }) => (
  <>
    <MonthCount shelf={shelf} />
    <Parts shelf={shelf} />
  </>
)

const tones = { Open: 'attention', Counted: 'active', Closed: 'good', Cancelled: 'neutral' } as const

const MonthCount = ({ shelf }: { shelf: PartShelf }) => {
  const t = useWords(partShelfWords)
  const dates = useDates()
  const navigate = useNavigate()
  const mayOpen = useGate(openShelfCount)
  const open = useSend(openShelfCount)
  const { asc_code, count, last_counted } = shelf
  const start = () =>
    open.mutate(
      { asc_code },
      { onSuccess: ({ data }) => void navigate(pageTo('stockCountInput', { code: data.count_code })) },
    )
  return (
    <Section
      title={t('count')}
      sub={last_counted ? t('lastCounted', { day: dates.date(last_counted) }) : t('neverCounted')}
      actions={
        count?.status === 'Open' && mayOpen.enabled ? (
          <Button kind="primary" onClick={() => void navigate(pageTo('stockCountInput', { code: count.count_code }))}>
            {t('goCount')}
          </Button>
        ) : (
          !count &&
          shelf.warehouse_code &&
          mayOpen.enabled && (
            <Button isBusy={open.isPending} onClick={start}>
              {t('openCount')}
            </Button>
          )
        )
      }
    >
      {count ? (
        <Facts
          facts={[
            [
              t('count_code'),
              <Link key="code" {...pageTo('stockCount', { code: count.count_code })}>
                {count.count_code}
              </Link>,
            ],
            [
              t('status'),
              <StatusChip key="status" tone={tones[count.status]}>
                {t(count.status)}
              </StatusChip>,
            ],
            [t('counted'), t('progress', { n: count.counted_lines, all: count.line_count })],
          ]}
        />
      ) : (
        <SectionText>{t(shelf.warehouse_code ? 'notCounted' : 'noShelf')}</SectionText>
      )}
    </Section>
  )
}

const Parts = ({ shelf: { asc_code, parts } }: { shelf: PartShelf }) => {
  const t = useWords(partShelfWords)
  const dates = useDates()
  const mayOrder = useGate(orderForShelf)
  const maySend = useGate(transferToShelf)
  const maySet = useGate(setShelfLevels)
  const [open, setOpen] = useState<'order' | 'transfer' | 'levels'>()
  const wanted = parts.filter(({ proposed }) => proposed > 0)
  return (
    <Section
      title={t('parts')}
      sub={t('partsSub', { n: parts.length, proposed: wanted.length })}
      actions={
        <>
          {parts.length > 0 && maySet.enabled && <Button onClick={() => setOpen('levels')}>{t('setLevels')}</Button>}
          {wanted.length > 0 && maySend.enabled && <Button onClick={() => setOpen('transfer')}>{t('transfer')}</Button>}
          {wanted.length > 0 && mayOrder.enabled && (
            <Button kind="primary" onClick={() => setOpen('order')}>
              {t('order')}
            </Button>
          )}
        </>
      }
    >
      {parts.length === 0 ? (
        <Note>{t('nothing')}</Note>
      ) : (
        <LineTable
          rows={parts}
          keyOf={(part) => part.item_code}
          columns={[
            [
              t('part'),
              (part) => (
                <>
                  <b>{part.item_code}</b> {part.item_name}
                </>
              ),
            ],
            [t('onHand'), (part) => part.on_hand, 'number'],
            [t('available'), (part) => part.available, 'number'],
            [t('owed'), (part) => part.owed || '-', 'number'],
            [t('used'), (part) => part.used, 'number'],
            [t('lastCountedColumn'), (part) => (part.last_counted ? dates.date(part.last_counted) : t('neverCounted'))],
            [
              t('levels'),
              (part) => (
                <>
                  {part.min} / {part.max}
                  <Levels part={part} />
                </>
              ),
              'number',
            ],
            [t('coming'), (part) => part.coming, 'number'],
            [
              t('proposed'),
              (part) => (part.proposed > 0 ? <StatusChip tone="attention">{part.proposed}</StatusChip> : '-'),
              'number',
            ],
          ]}
        />
      )}
      {open === 'levels' && <LevelsPanel asc_code={asc_code} parts={parts} onClose={() => setOpen(undefined)} />}
      {open && open !== 'levels' && (
        <ProposalPanel how={open} asc_code={asc_code} parts={wanted} onClose={() => setOpen(undefined)} />
      )}
    </Section>
  )
}

/** Whose levels these are, and what the use suggests where somebody decided otherwise. */
const Levels = ({ part }: { part: ShelfPart }) => {
  const t = useWords(partShelfWords)
  const { set_user_name, suggested_min, suggested_max } = part
  if (set_user_name === null) return part.max > 0 ? <small> {t('suggested')}</small> : null
  const isOther = part.min !== suggested_min || part.max !== suggested_max
  return (
    <small title={t('setBy', { name: set_user_name })}>
      {' '}
      {isOther ? t('suggestedOther', { min: suggested_min, max: suggested_max }) : t('setBy', { name: set_user_name })}
    </small>
  )
}
