import * as contract from '@sejuk/contract/catalogue/exploded-views'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { useState } from 'react'
import { isBomType } from '../../../entities/exploded-views/view-detail.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { BeginView } from './begin-view.tsx'
import { Editor } from './editor.tsx'

export const MaintainExplodedViewPage = () => {
  const t = useWords(explodedViewWords)
  const say = useSay()
  const { item_code = '', bom_type = '' }: { item_code?: string; bom_type?: string } = useSearch()
  const gate = useGate(contract.updateExplodedView)
  const isNamed = item_code !== '' && isBomType(bom_type)
  const found = useCall(
    contract.getExplodedView,
    { item_code, bom_type: isBomType(bom_type) ? bom_type : 'Unit', draft: true },
    { enabled: gate.enabled && isNamed },
  )
  const [edition, setEdition] = useState(0)
  const detail = found.data?.data
  const beginAnew = () => void found.refetch().then(() => setEdition((n) => n + 1))
  if (!gate.enabled)
    return (
      <>
        <PageHead title={t('title')} />
        <ForbiddenState reason={say(gate.because)} />
      </>
    )
  if (!isNamed || (detail && !detail.view_code)) return <BeginView item_code={item_code} bom_type={bom_type} />
  // A picture that came or went, or a revision that came back, begins anew; saving spots does not.
  if (detail) return <Editor key={`${detail.view_code} ${edition}`} detail={detail} onAnew={beginAnew} />
  return (
    <>
      <PageHead title={t('title')} />
      <RecordGuard gate={gate} found={found} />
    </>
  )
}
