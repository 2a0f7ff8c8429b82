import { copyPartsList, type PartsList } from '@sejuk/contract/catalogue/parts-lists'
import { partsListWords } from '@sejuk/words/catalogue/parts-lists'
import { UnitFields } from '../../../entities/catalogue/unit-fields.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'

export const CopyPanel = ({ list, onClose }: { list: PartsList; onClose: () => void }) => {
  const t = useWords(partsListWords)
  const initial: { item_code: string; bom_type: string } = { item_code: '', bom_type: list.bom_type }
  return (
    <EndpointPanel
      title={t('copy')}
      sub={`${list.item_code}, ${t('lineCount', { n: list.parts })}`}
      endpoint={copyPartsList}
      initial={initial}
      fixed={{ bom_code: list.bom_code }}
      labels={{ item_code: t('item_code'), bom_type: t('bom_type') }}
      onClose={onClose}
    >
      {(form) => <UnitFields values={form.values} errorOf={form.errorOf} onChange={form.change} />}
    </EndpointPanel>
  )
}
