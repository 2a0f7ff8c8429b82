import * as contract from '@sejuk/contract/catalogue/parts-lists'
import type { Data } from '@sejuk/contract/endpoint'
import { pageTo } from '@sejuk/domain/pages'
import { bomTypeWords, partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { usePartName } from '../../../entities/catalogue/part-texts.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

type Chosen = { bom_a?: string; bom_b?: string }

export const ComparePartsListsPage = () => {
  const t = useWords(partsListWords)
  const navigate = useNavigate()
  const { bom_a, bom_b }: Chosen = useSearch()
  const gate = useGate(contract.comparePartsLists)
  const isAsked = Boolean(bom_a && bom_b)
  const found = useCall(
    contract.comparePartsLists,
    { bom_a: bom_a ?? '', bom_b: bom_b ?? '' },
    { enabled: gate.enabled && isAsked },
  )
  const choose = (part: Chosen) => void navigate(pageTo('comparePartsLists', { bom_a, bom_b, ...part }))
  const picker = (field: 'bom_a' | 'bom_b', label: string, value: string | undefined) => (
    <PagedSelect
      label={label}
      none={t('chooseList')}
      source={contract.partsListDropdown}
      value={value}
      onChange={(code) => choose({ [field]: code })}
    />
  )
  return (
    <>
      <PageHead title={t('compareTitle')} crumb={<Link {...pageTo('partsLists')}>{t('title')}</Link>} />
      <PageBody>
        {gate.enabled && (
          <Section aria-label={t('compareTitle')}>
            <SectionBody>
              <FieldGrid>
                {picker('bom_a', t('first'), bom_a)}
                {picker('bom_b', t('second'), bom_b)}
              </FieldGrid>
            </SectionBody>
          </Section>
        )}
        {found.data ? (
          <Differences found={found.data.data} />
        ) : (
          (isAsked || !gate.enabled) && <RecordGuard gate={gate} found={found} />
        )}
      </PageBody>
    </>
  )
}

const Differences = ({ found: { a, b, same, differences } }: { found: Data<typeof contract.comparePartsLists> }) => {
  const t = useWords(partsListWords)
  const types = useWords(bomTypeWords)
  const nameOf = usePartName()
  const unit = (list: contract.PartsList) => `${list.item_code}, ${types(list.bom_type)}`
  const qty = (n: number, other: number) => (n === 0 ? '-' : other === 0 ? `${n} · ${t('only')}` : String(n))
  if (differences.length === 0) return <Note tone="good">{t('noDifference')}</Note>
  return (
    <Section title={`${unit(a)} · ${unit(b)}`} sub={t('sameIn', { n: same })}>
      <DataTable
        caption={t('compareTitle')}
        rows={differences}
        keyOf={(one) => `${one.position_no} ${one.sparepart_item_code}`}
        nameOf={nameOf}
        columns={[
          { key: 'position', title: t('position_no'), isNumber: true, show: (one) => one.position_no },
          { key: 'code', title: t('sparepart_item_code'), show: (one) => one.sparepart_item_code },
          { key: 'name', title: t('part_name'), wraps: true, show: nameOf },
          { key: 'a', title: unit(a), isNumber: true, show: (one) => qty(one.qty_a, one.qty_b) },
          { key: 'b', title: unit(b), isNumber: true, show: (one) => qty(one.qty_b, one.qty_a) },
        ]}
        card={(one) => ({
          code: one.sparepart_item_code,
          name: `${one.position_no} · ${nameOf(one)}`,
          left: `${unit(a)}: ${one.qty_a}`,
          right: `${unit(b)}: ${one.qty_b}`,
        })}
      />
    </Section>
  )
}
