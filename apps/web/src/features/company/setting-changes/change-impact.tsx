import type { SettingChange } from '@sejuk/contract/company/setting-changes'
import { impactDays } from '@sejuk/domain/company/setting-changes'
import { pageTo } from '@sejuk/domain/pages'
import { rupiah } from '@sejuk/domain/values/money'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './setting-change.module.css'

/** The last ninety days with the new values: counted when it was proposed, and again when it is opened. */
export const ChangeImpact = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const textOf = ({ line, n, amount }: SettingChange['impact'][number]) => {
    const then = row.impact.find((one) => one.line === line)
    const text = amount ? t('together', { text: t(line), amount: rupiah(amount) }) : t(line)
    return then && then.n !== n ? `${text} (${t('thenCounted', { n: then.n })})` : text
  }
  if (row.impact_now.length === 0) return null
  return (
    <Section title={t('meant')} sub={t('lastDays', { n: impactDays })}>
      <ul className={style.counts}>
        {row.impact_now.map((one) => (
          <li key={one.line}>
            <b>{one.n}</b>
            <span>{textOf(one)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Open requests: they are judged by the day they were submitted. */
export const KeepsRules = ({ row }: { row: SettingChange }) => {
  const t = useWords(settingChangeWords)
  const dates = useDates()
  const pageOf = (code: string, entity: SettingChange['waiting'][number]['entity']) =>
    entity === 'credit-limit-request' ? pageTo('creditRequest', { code }) : pageTo('specialPrice', { code })
  const about = ({ name, amount, submitted_date }: SettingChange['waiting'][number]) =>
    [name, amount !== null && rupiah(amount), submitted_date && dates.date(submitted_date)].filter(Boolean).join(', ')
  return (
    <Section title={t('keepsRules')}>
      {row.waiting.length > 0 ? (
        <ul className={style.counts}>
          {row.waiting.map((one) => (
            <li key={one.code}>
              <span>
                <Link {...pageOf(one.code, one.entity)}>{one.code}</Link>{' '}
                <span className={style.quiet}>{about(one)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <SectionText>{t('nothingWaits')}</SectionText>
      )}
      <SectionText>{t('keepsText')}</SectionText>
    </Section>
  )
}
