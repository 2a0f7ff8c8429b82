import type { ProjectMap } from '@sejuk/contract/projects/project-maps'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './project-map.module.css'

type Props = {
  competitors: ProjectMap['competitors']
  chosen: string | undefined
  onChoose: (brand: string | undefined) => void
}
/** Who bids for what lies in view; a press leaves only the projects of that brand on the map. */
export const MapCompetitors = ({ competitors, chosen, onChoose }: Props) => {
  const t = useWords(projectWords)
  return (
    <Section title={t('competitorsInView')}>
      {competitors.length === 0 ? (
        <SectionText>{t('noCompetitors')}</SectionText>
      ) : (
        <div className={style.tools}>
          <RowList>
            {competitors.map(({ brand, count, amount, preferred }) => (
              <li key={brand}>
                <Button
                  size="small"
                  aria-pressed={brand === chosen}
                  onClick={() => onChoose(brand === chosen ? undefined : brand)}
                >
                  {brand}
                </Button>
                <span>
                  <b>{count}</b>, {shortRupiah(amount)}
                  {preferred > 0 && `, ${t('preferredIn', { n: preferred })}`}
                </span>
              </li>
            ))}
          </RowList>
        </div>
      )}
    </Section>
  )
}
