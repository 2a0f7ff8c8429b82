import * as contract from '@sejuk/contract/learning/lotteries'
import { verifyCommand } from '@sejuk/domain/learning/lotteries'
import { pageTo } from '@sejuk/domain/pages'
import { lotteryWords } from '@sejuk/words/learning/lotteries'
import { download } from '../../../lib/files/save-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { SectionText } from '../../../ui/record/section.tsx'
import style from './lottery-proof.module.css'

/** The published hashes; after the end seed, word and the command that repeats each round. */
export const LotteryProof = ({ found }: { found: contract.LotteryDetail }) => {
  const t = useWords(lotteryWords)
  const { lottery_code, seed, seed_hash, list_hash, presence_hash, only_present, word, prizes } = found
  return (
    <details className={style.proof}>
      <summary>{t('proof')}</summary>
      <Facts
        facts={[
          [t('seed_hash'), <code key="seed">{seed_hash}</code>, { wide: 3 }],
          [t('list_hash'), <code key="list">{list_hash}</code>, { wide: 3 }],
          ...(presence_hash
            ? [[t('presence_hash'), <code key="hall">{presence_hash}</code>, { wide: 3 }] as const]
            : []),
          [t('word'), word],
          [t('seed'), seed ? <code>{seed}</code> : t('seedLater', { n: prizes.length }), { wide: 2 }],
        ]}
      />
      <SectionText>{t('proofText')}</SectionText>
      <p>
        <Link {...pageTo('lotteryCheck', { lottery_code })}>{t('publicPage')}</Link>
      </p>
      <Button size="small" onClick={() => void download(contract.frozenList, { lottery_code })}>
        {t('downloadList')}
      </Button>
      {seed &&
        prizes.map(({ round, prize_name }) => (
          <div key={round}>
            <p>
              {t('command', { n: round })}: {prize_name}
            </p>
            <pre>{verifyCommand(seed, word ?? '', round, only_present)}</pre>
          </div>
        ))}
    </details>
  )
}
