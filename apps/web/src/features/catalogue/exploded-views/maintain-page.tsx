import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useState } from 'react'
import { isBomType } from '../../../entities/exploded-views/view-detail.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { BeginView } from './begin-view.tsx'
import { Editor } from './editor.tsx'

export const MaintainExplodedViewPage = () => {
  const t = useWords(explodedViewWords)
  const { item_code = '', bom_type = '' }: { item_code?: string; bom_type?: string } = useSearch()
  const gate = useGate(contract.updateExplodedView)
  const [edition, setEdition] = useState(0)
  if (!gate.enabled) return <RefusedPage title={t('title')} gate={gate} />
  const begin = <BeginView item_code={item_code} bom_type={bom_type} />
  if (!item_code || !isBomType(bom_type)) return begin
  return (
    <LoadedRecord endpoint={contract.getExplodedView} input={{ item_code, bom_type, draft: true }} title={t('title')}>
      {(detail, refetch) => {
        if (!detail.view_code) return begin
        // A picture that came or went, or a revision that came back, begins anew; saving spots does not.
        const beginAnew = () => void refetch().then(() => setEdition((n) => n + 1))
        return <Editor key={`${detail.view_code} ${edition}`} detail={detail} onAnew={beginAnew} />
      }}
    </LoadedRecord>
  )
}
