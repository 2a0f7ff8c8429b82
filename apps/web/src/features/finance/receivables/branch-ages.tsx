import type { Ageing } from '@sejuk/contract/finance/receivables'
import { agingBuckets } from '@sejuk/domain/customers/credit'
import type { AgeingBasis } from '@sejuk/domain/finance/receivables'
import { rupiah, shortRupiah } from '@sejuk/domain/values/money'
import { receivableWords } from '@sejuk/words/finance/receivables'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { AgeBar, ageWord, openOf, shareOf } from './ages.tsx'
import style from './receivables.module.css'

type Branch = Ageing['branches'][number]
type Props = { branches: readonly Branch[]; by: AgeingBasis; onChoose: (dept_code: string) => void }

const mostBars = 8

/** The largest branches, and all others as one, so that the bars add up to what is owed. */
const drawn = (branches: readonly Branch[], others: (n: number) => string): readonly Branch[] => {
  if (branches.length <= mostBars) return branches
  const rest = branches.slice(mostBars - 1)
  const sum = (of: (branch: Branch) => number) => rest.reduce((all, branch) => all + of(branch), 0)
  const ages = {
    ...{ not_due: sum((one) => one.not_due), to_30: sum((one) => one.to_30), to_60: sum((one) => one.to_60) },
    ...{ to_90: sum((one) => one.to_90), over_90: sum((one) => one.over_90), late: sum((one) => one.late) },
  }
  return [...branches.slice(0, mostBars - 1), { dept_code: '', dept_name: others(rest.length), ...ages }]
}

/** What is owed by branch and age, as bars or as a table; a branch's name narrows the page to it. */
export const BranchAges = ({ branches, by, onChoose }: Props) => {
  const t = useWords(receivableWords)
  const [isTable, setTable] = useState(false)
  const bars = drawn(branches, (n) => t('otherBranches', { n }))
  const largest = Math.max(1, ...bars.map(openOf))
  const name = ({ dept_code, dept_name }: Branch) =>
    dept_code ? (
      <Button kind="link" size="small" onClick={() => onChoose(dept_code)}>
        {dept_name}
      </Button>
    ) : (
      dept_name
    )
  return (
    <Section
      title={t('byBranch')}
      actions={
        <Button size="small" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'picture' : 'table')}
        </Button>
      }
    >
      {isTable ? (
        <LineTable
          rows={branches}
          keyOf={(one) => one.dept_code}
          columns={[
            [t('branch'), name],
            ...agingBuckets.map((age) => [t(ageWord(age, by)), (one: Branch) => rupiah(one[age]), 'number'] as const),
            [t('open'), (one) => rupiah(openOf(one)), 'number'],
            [t('late'), (one) => rupiah(one.late), 'number'],
          ]}
        />
      ) : (
        <SectionBody>
          <div className={style.branches}>
            {bars.map((one) => (
              <BranchRow key={one.dept_code} name={name(one)} branch={one} by={by} share={openOf(one) / largest} />
            ))}
          </div>
        </SectionBody>
      )}
    </Section>
  )
}

type RowProps = { name: ReactNode; branch: Branch; by: AgeingBasis; share: number }
const BranchRow = ({ name, branch, by, share }: RowProps) => {
  const t = useWords(receivableWords)
  return (
    <>
      <span>{name}</span>
      <AgeBar ages={branch} by={by} share={share} />
      <b className={style.number}>{shortRupiah(openOf(branch))}</b>
      <small className={style.number}>{t('lateShare', { n: shareOf(branch.late, openOf(branch)) })}</small>
    </>
  )
}
