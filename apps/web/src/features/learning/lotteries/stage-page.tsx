import * as contract from '@sejuk/contract/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Stage } from './stage.tsx'

/** The screen on the stage. What it once loaded is enough for the whole draw. */
export const LotteryStagePage = () => {
  const t = useWords(lotteryWords)
  const { lottery_code = '' }: { lottery_code?: string } = useSearch()
  const mayDraw = useGate(contract.getStage)
  const found = useCall(contract.getStage, { lottery_code }, { enabled: mayDraw.enabled, keepPrevious: true })
  if (found.data) return <Stage stage={found.data.data} onChanged={() => void found.refetch()} />
  return (
    <>
      <PageHead title={t('title')} />
      <PageBody>
        <RecordGuard gate={mayDraw} found={found} />
      </PageBody>
    </>
  )
}
