import * as contract from '@sejuk/contract/catalogue/parts-lists'
import type { Data } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import { useDebounced } from '../../../lib/api/options.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordHead } from '../../../ui/record/record-head.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { PartLines } from './part-lines.tsx'
import { ViewState } from './view-state.tsx'

const CopyPanel = lazyPart(() => import('./copy-panel.tsx').then((panel) => panel.CopyPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type List = Data<typeof contract.getPartsList>

export const PartsListPage = () => {
  const t = useWords(partsListWords)
  const { bom_code = '' }: { bom_code?: string } = useSearch()
  const [serial, setSerial] = useState('')
  const serial_number = useDebounced(serial)
  return (
    <LoadedRecord
      endpoint={contract.getPartsList}
      input={{ bom_code, serial_number: serial_number || undefined }}
      title={t('one')}
      keepPrevious
    >
      {(list) => <Detail list={list} serial={serial} onSerial={setSerial} />}
    </LoadedRecord>
  )
}

type Props = { list: List; serial: string; onSerial: (serial: string) => void }

const Detail = ({ list, serial, onSerial }: Props) => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const navigate = useNavigate()
  const mayWrite = useGate(contract.updatePartsList)
  const [open, setOpen] = useState<'copy' | 'log'>()
  const close = () => setOpen(undefined)
  const { bom_code, item_code, bom_type } = list
  const actions: Action[] = [
    { key: 'log', label: t('history'), onPress: () => setOpen('log') },
    {
      key: 'compare',
      label: t('compare'),
      onPress: () => void navigate(pageTo('comparePartsLists', { bom_a: bom_code })),
    },
    { key: 'copy', label: t('copy'), gate: mayWrite, onPress: () => setOpen('copy') },
    {
      key: 'edit',
      label: everyday('edit'),
      icon: <IconPencil size={16} />,
      gate: mayWrite,
      isPrimary: true,
      onPress: () => void navigate(pageTo('editPartsList', { bom_code })),
    },
  ]
  return (
    <>
      <RecordHead
        title={`${item_code}, ${types(bom_type)}`}
        crumb={<Link {...pageTo('partsLists')}>{t('title')}</Link>}
        standing={<ViewState revision={list.view_revision} />}
        actions={actions}
      />
      <PageBody>
        <Section
          title={list.item_name}
          sub={bom_code}
          actions={
            list.view_revision ? (
              <Link {...pageTo('readExplodedView', { item_code, bom_type })}>{t('openView')}</Link>
            ) : undefined
          }
        >
          <Facts
            facts={[
              [t('category'), list.category_name],
              [t('brand'), list.brand_code],
              [t('parts'), String(list.parts)],
              [t('positions'), String(list.positions)],
              [t('updated'), `${dates.date(list.updated_date)}, ${list.update_user_name}`],
            ]}
          />
        </Section>
        <Section title={t('lines')} sub={t('lineCount', { n: list.lines.length })}>
          <SectionBody>
            <TextField label={t('serial')} hint={t('onlyBuiltIn')} value={serial} onChange={onSerial} />
          </SectionBody>
          <PartLines lines={list.lines} />
        </Section>
      </PageBody>
      {open === 'copy' && <CopyPanel list={list} onClose={close} />}
      {open === 'log' && (
        <ActionLogPanel
          endpoint={contract.partsListLog}
          code={bom_code}
          labels={{ item_code: t('item_code'), bom_type: t('bom_type'), lines: t('lines') }}
          onClose={close}
        />
      )}
    </>
  )
}
