import type { Data } from '@sejuk/contract/endpoint'
import type { explainPermission } from '@sejuk/contract/platform/permissions'
import { rolePageWords } from '@sejuk/words/platform/roles-page'
import { useSay, useWords } from '../../../../lib/language/words.ts'
import { Section } from '../../../../ui/record/section.tsx'
import { StatusIcon } from '../../../../ui/record/status-icon.tsx'
import style from './chain.module.css'

/** Link by link, what decides; the first that does not hold is the answer. */
export const Chain = ({ answer }: { answer: Data<typeof explainPermission> }) => {
  const t = useWords(rolePageWords)
  const say = useSay()
  const { person, is_open, links } = answer
  const name = person.username
  return (
    <Section
      title={
        <span className={style.verdict}>
          <StatusIcon tone={is_open ? 'good' : 'bad'} size={18} />
          {t(is_open ? 'yesCan' : 'noCannot', { name })}
        </span>
      }
      sub={`${person.usercode} · ${person.dept_name}`}
    >
      <ol className={style.chain}>
        {links.map(({ about, is_open: holds, because }) => (
          <li key={about} data-shut={!holds || undefined}>
            <StatusIcon tone={holds ? 'good' : 'bad'} size={16} />
            <div>
              <h3>
                {t(`about_${about}`)}
                <span className="sr-only">: {t(holds ? 'holds' : 'stops')}</span>
              </h3>
              {because.map((sentence) => (
                <p key={sentence}>{say(sentence)}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
