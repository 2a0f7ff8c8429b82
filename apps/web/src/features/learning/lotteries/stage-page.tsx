import * as contract from '@sejuk/contract/learning/lotteries'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { useWords } from '../../../lib/language/words.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { Stage } from './stage.tsx'

/** The screen on the stage. What it once loaded is enough for the whole draw. */
export const LotteryStagePage = () => {
  const t = useWords(lotteryWords)
  // Without a code it is the newest lottery.
  const { lottery_code }: { lottery_code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getStage} input={{ lottery_code }} title={t('title')} keepPrevious>
      {(stage, refetch) => <Stage stage={stage} onChanged={() => void refetch()} />}
    </LoadedRecord>
  )
}
