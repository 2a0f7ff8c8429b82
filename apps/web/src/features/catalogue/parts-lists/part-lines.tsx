import type { PartOfUnit } from '@sejuk/contract/catalogue/parts-lists'
import { pageTo } from '@sejuk/domain/pages'
import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { usePartName, useSerials } from '../../../entities/catalogue/part-texts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

export const PartLines = ({ lines }: { lines: PartOfUnit[] }) => {
  const t = useWords(partsListWords)
  const nameOf = usePartName()
  const serials = useSerials()
  const marks = (line: PartOfUnit) => (
    <>
      {line.is_compressor && <StatusChip tone="active">{t('is_compressor')}</StatusChip>}
      {line.is_consumable && <StatusChip tone="neutral">{t('is_consumable')}</StatusChip>}
    </>
  )
  const link = (line: PartOfUnit) => (
    <Link {...pageTo('partWhereUsed', { sparepart_item_code: line.sparepart_item_code })}>
      {line.sparepart_item_code}
    </Link>
  )
  const replaced = (line: PartOfUnit) => line.substitutes.map(({ item_code }) => item_code).join(', ')
  return (
    <DataTable
      caption={t('lines')}
      rows={lines}
      keyOf={(line) => String(line.line_no)}
      nameOf={nameOf}
      columns={[
        { key: 'position', title: t('position_no'), isNumber: true, show: (line) => <b>{line.position_no}</b> },
        { key: 'code', title: t('sparepart_item_code'), show: link },
        {
          key: 'name',
          title: t('part_name'),
          wraps: true,
          show: (line) => (
            <>
              {nameOf(line)} {marks(line)}
            </>
          ),
        },
        { key: 'group', title: t('part_group'), show: (line) => line.part_group_name ?? '-' },
        { key: 'qty', title: t('qty'), isNumber: true, show: (line) => line.qty },
        { key: 'interchange', title: t('interchange_group'), show: (line) => line.interchange_group ?? '-' },
        { key: 'serials', title: t('validSerials'), show: serials },
        { key: 'warranty', title: t('warranty'), show: (line) => t('months', { n: line.warranty_months }) },
        { key: 'replaced', title: t('replacedBy'), show: (line) => replaced(line) || '-' },
      ]}
      card={(line) => ({
        code: link(line),
        name: `${line.position_no} · ${nameOf(line)}`,
        text: (
          <>
            {line.part_group_name} {marks(line)}
          </>
        ),
        left: replaced(line) ? `${t('replacedBy')} ${replaced(line)}` : serials(line),
        right: `× ${line.qty}`,
      })}
    />
  )
}
